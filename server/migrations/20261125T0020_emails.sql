-- Mails are emails, in the words of the US. What is defined on the tables stands in files and is made again after this.
alter table mail rename to email;
alter table notification rename column mail_state to email_state;
alter table notification rename column mail_at to email_at;

do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as "table", conname as name from pg_constraint
    where conrelid in ('email'::regclass, 'notification'::regclass) and conname ~ '(^|_)mail_'
  loop
    execute format('alter table %s rename constraint %I to %I', found."table", found.name, regexp_replace(found.name, '(^|_)mail_', '\1email_'));
  end loop;
  for found in
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('email'::regclass, 'notification'::regclass) and c.relname ~ '(^|_)mail(_|$)'
  loop
    execute format('alter index %I rename to %I', found.name, regexp_replace(found.name, '(^|_)mail(_|$)', '\1email\2'));
  end loop;
end
$$;
