-- Viewings are tours, in the words of the US. What is defined on the table stands in files and is made again after this.
alter table viewing rename to tour;

do $$
declare
  found record;
begin
  for found in select conname as name from pg_constraint where conrelid = 'tour'::regclass and conname like '%viewing%' loop
    execute format('alter table tour rename constraint %I to %I', found.name, replace(found.name, 'viewing', 'tour'));
  end loop;
  for found in select indexrelid::regclass::text as name from pg_index where indrelid = 'tour'::regclass and indexrelid::regclass::text like '%viewing%' loop
    execute format('alter index %I rename to %I', found.name, replace(found.name, 'viewing', 'tour'));
  end loop;
end
$$;

update secret_link set purpose = 'tour' where purpose = 'viewing';
update secret_link set object_kind = 'tour' where object_kind = 'viewing';
update mail set name = replace(name, 'viewing-', 'tour-') where name like 'viewing-%';
