create policy own_rows on public.engagement using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.engagement as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = engagement.asset_id limit 1));
-- Agents see what was entrusted to them.
create policy agent_reads on public.engagement for select using (profile_account_id = public.current_account());
create policy acted_rows on public.engagement using (asset_id = public.acting_asset());

-- What these facts let agents do, on days of the property; what is taken back ends at once.
create view public.engagement_gives with (security_invoker = true) as
  select 'asset' as object_kind, e.asset_id as object_id, e.account_id as account_id, 'profile' as principal_kind,
    e.profile_id as principal_id, e.profile_account_id as principal_account_id, 'agent' as relation, e.scopes,
    tstzrange(held.first, held.last) as during, 'engagement' as source_kind, e.id as source_id
  from public.engagement e
  cross join lateral (
    select e.starts_on::timestamp at time zone e.time_zone as first,
      least(e.ended_at, (e.ends_on + 1)::timestamp at time zone e.time_zone) as last
  ) as held
  where held.last is null or held.last > held.first;

create or replace function public.write_engagement_grants() returns trigger
language plpgsql set search_path = public as $$
begin
  perform public.write_grants('public.engagement_gives', array(select id from changed));
  return null;
end $$;
create trigger engagement_gives_added after insert on public.engagement referencing new table as changed
  for each statement execute function public.write_engagement_grants();
create trigger engagement_gives_changed after update on public.engagement referencing new table as changed
  for each statement execute function public.write_engagement_grants();
create trigger engagement_gives_removed after delete on public.engagement referencing old table as changed
  for each statement execute function public.write_engagement_grants();

-- Days are those of the place where the property stands, also after its address was set right.
create or replace function public.keep_engagement_zone() returns trigger
language plpgsql set search_path = public as $$
begin
  update engagement set time_zone = new.time_zone where asset_id = new.id and time_zone <> new.time_zone;
  return null;
end $$;
create trigger engagement_zone after update of time_zone on public.asset for each row
  when (old.time_zone is distinct from new.time_zone) execute function public.keep_engagement_zone();
