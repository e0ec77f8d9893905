-- Homes by their address alone, without a city (decision 0045).

-- An address line as people type it: without case and points, with every word that is often shortened written out. Both sides
-- of a comparison are written so; that `st` may also be a saint does no harm.
create function public.address_key(line text) returns text language plpgsql immutable strict parallel safe as $$
declare
  words text[] := string_to_array(btrim(regexp_replace(lower(line), '[^[:alnum:]]+', ' ', 'g')), ' ');
begin
  for place in 1 .. cardinality(words) loop
    words[place] := case words[place]
      when 'st' then 'street' when 'ave' then 'avenue' when 'av' then 'avenue' when 'rd' then 'road' when 'dr' then 'drive'
      when 'ln' then 'lane' when 'ct' then 'court' when 'pl' then 'place' when 'blvd' then 'boulevard' when 'ter' then 'terrace'
      when 'cir' then 'circle' when 'pkwy' then 'parkway' when 'hwy' then 'highway' when 'sq' then 'square' when 'trl' then 'trail'
      when 'n' then 'north' when 's' then 'south' when 'e' then 'east' when 'w' then 'west'
      when 'ne' then 'northeast' when 'nw' then 'northwest' when 'se' then 'southeast' when 'sw' then 'southwest'
      else words[place] end;
  end loop;
  return nullif(array_to_string(words, ' '), '');
end $$;

-- `address_line` is the address as far as its owner shows it: with the number of the house, the street alone, or nothing.
create index listing_of_address on public.listing (public.address_key(split_part(address_line, ',', 1)) collate "C") where address_line is not null;
create index listing_of_street_anywhere on public.listing (public.address_key(street) collate "C") where street is not null;
