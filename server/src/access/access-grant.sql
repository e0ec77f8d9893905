-- Who may do what with an object that is another's, in one table for all kinds of objects. A grant is never written by hand: it follows
-- from a fact, such as the assignment of an agent. The room that owns the facts publishes them as a view named `…_gives`, with the columns
-- of the table, and calls write_grants where a fact changes.

create policy own_rows on public.access_grant using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.access_grant as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = access_grant.object_id limit 1));
create policy principal_reads on public.access_grant for select using (principal_account_id = public.current_account());
create policy acted_rows on public.access_grant using (object_id = public.acting_asset());

-- What holds at this moment, for statements; policies ask the table, since pg_dump reads no policy that asks a view. The moment is that of the
-- statement and not of its transaction, which may have waited for the one that took a grant back.
create view public.open_grant with (security_invoker = true) as
  select object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id, relation, scopes, source_kind, source_id
  from public.access_grant where during @> statement_timestamp();

-- Makes the grants of some facts what their view says, in the transaction that changed the facts. One whose fact is gone ends now; it is
-- kept as what once was, unless it had not begun.
create or replace function public.write_grants(facts regclass, sources uuid[]) returns void
language plpgsql set search_path = public as $$
begin
  execute format('
    with gone as (
      select g.id from public.access_grant g
      where g.source_id = any($1) and (upper_inf(g.during) or upper(g.during) > now()) and not exists (
        select from %s f
        where f.source_id = g.source_id and f.source_id = any($1) and f.object_id = g.object_id and f.principal_id = g.principal_id
          and f.relation = g.relation and f.source_kind = g.source_kind and f.object_kind = g.object_kind
          and f.principal_kind = g.principal_kind and f.account_id = g.account_id)
    ), erased as (
      delete from public.access_grant g using gone where g.id = gone.id and lower(g.during) >= now()
    )
    update public.access_grant g set during = tstzrange(lower(g.during), now()) from gone where g.id = gone.id and lower(g.during) < now()',
    facts) using sources;
  execute format('
    insert into public.access_grant as g (object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id,
      relation, scopes, during, source_kind, source_id)
    select object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id,
      relation, scopes, during, source_kind, source_id
    from %s where source_id = any($1)
    on conflict on constraint access_grant_once
      do update set scopes = excluded.scopes, during = excluded.during, principal_account_id = excluded.principal_account_id
    where (g.scopes, g.during, g.principal_account_id) is distinct from (excluded.scopes, excluded.during, excluded.principal_account_id)',
    facts) using sources;
end $$;

-- Where facts and grants that are not over differ, for all rooms: nowhere, ever. Asked by those who see everything.
create or replace function public.wrong_grants() returns table (facts regclass, source_id uuid)
language plpgsql stable set search_path = public as $$
declare
  source regclass;
  parts constant text := 'object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id, relation, scopes, during, source_id';
  is_open constant text := '(upper_inf(during) or upper(during) > now())';
begin
  for source in
    select c.oid::regclass from pg_catalog.pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace and c.relname like '%\_gives'
  loop
    return query execute format('
      with fact as (select source_kind, %1$s from %2$s where %3$s), granted as (
        select source_kind, %1$s from public.access_grant
        where %3$s and source_kind in (select f.source_kind from %2$s f union select %4$L)
      )
      select distinct %2$L::regclass, differing.source_id
      from ((table fact except table granted) union all (table granted except table fact)) as differing',
      parts, source, is_open, replace(left(source::text, -length('_gives')), '_', '-'));
  end loop;
end $$;
