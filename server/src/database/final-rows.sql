-- For tables that only grow.
create or replace function public.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
