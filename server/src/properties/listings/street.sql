-- The street without what tells the house: numbers before it ("12 1/2", "#4", "10-12", "Unit 4B, 7"; but not "5th"), and
-- flats behind it.
create or replace function public.street_of(address text) returns text
language sql immutable parallel safe as $$
  select nullif(regexp_replace(
    regexp_replace(address, '^(((unit|apt|apartment|suite|ste|room|rm)\.?\s+)?(?!\d+(st|nd|rd|th)\M)\S*\d\S*\s+)+', '', 'i'),
    '[\s,]+(#|(apt|apartment|unit|suite|ste|flat|floor|fl|room|rm|bldg|building)\M).*$', '', 'i'), '')
$$;

-- Streets as people type them: without case and points, and with the last word written out.
create or replace function public.street_key(street text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  words text[] := regexp_split_to_array(btrim(regexp_replace(lower(street), '[^[:alnum:]]+', ' ', 'g')), ' ');
  last text := words[cardinality(words)];
begin
  words[cardinality(words)] := case last
    when 'st' then 'street' when 'ave' then 'avenue' when 'av' then 'avenue' when 'rd' then 'road' when 'dr' then 'drive'
    when 'ln' then 'lane' when 'ct' then 'court' when 'pl' then 'place' when 'blvd' then 'boulevard' when 'ter' then 'terrace'
    when 'cir' then 'circle' when 'pkwy' then 'parkway' when 'hwy' then 'highway' when 'sq' then 'square' else last end;
  return nullif(array_to_string(words, ' '), '');
end $$;

-- An address line as people type it: without case and points, with every word that is often shortened written out. Both sides
-- of a comparison are written so; that `st` may also be a saint does no harm.
create or replace function public.address_key(line text) returns text
language plpgsql immutable strict parallel safe as $$
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
