create policy own_rows on public.asset_assignment using (account_id = public.current_account() or public.sees_everything());
-- Agents and tenants see what was entrusted or let to them.
create policy assigned_reads on public.asset_assignment for select using (profile_account_id = public.current_account());
create policy acted_rows on public.asset_assignment using (asset_id = public.acting_asset());

-- What these facts let their agents and tenants do. Days are those of the property; what is taken back ends at once. A tenant finds the home
-- as soon as the lease is agreed upon.
create view public.assignment_gives with (security_invoker = true) as
  select 'asset' as object_kind, s.asset_id as object_id, s.account_id as account_id, 'profile' as principal_kind,
    s.profile_id as principal_id, s.profile_account_id as principal_account_id,
    case s.role_id when 2 then 'agent' else 'tenant' end as relation, s.scopes, tstzrange(held.first, held.last) as during,
    'assignment' as source_kind, s.id as source_id
  from public.asset_assignment s
  cross join lateral (
    select case s.role_id when 2 then s.starts_on::timestamp at time zone s.time_zone else s.created_at end as first,
      least(s.ended_at, (s.ends_on + 1)::timestamp at time zone s.time_zone) as last
  ) as held
  where held.last is null or held.last > held.first;

create or replace function public.write_assignment_grants() returns trigger
language plpgsql set search_path = public as $$
begin
  perform public.write_grants('public.assignment_gives', array(select id from changed));
  return null;
end $$;
create trigger assignment_gives_added after insert on public.asset_assignment referencing new table as changed
  for each statement execute function public.write_assignment_grants();
create trigger assignment_gives_changed after update on public.asset_assignment referencing new table as changed
  for each statement execute function public.write_assignment_grants();
create trigger assignment_gives_removed after delete on public.asset_assignment referencing old table as changed
  for each statement execute function public.write_assignment_grants();
