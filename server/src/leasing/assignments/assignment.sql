create policy own_rows on public.asset_assignment using (account_id = public.current_account() or public.sees_everything());
-- Agents and tenants see what was entrusted or let to them.
create policy assigned_reads on public.asset_assignment for select using (profile_account_id = public.current_account());
create policy acted_rows on public.asset_assignment using (asset_id = public.acting_asset());

-- Whether an assignment holds today, where the property stands.
create or replace function public.assignment_holds(starts_on date, ends_on date, ended_at timestamptz, zone text) returns boolean
language sql stable parallel safe as $$
  select ended_at is null and starts_on <= (now() at time zone zone)::date
    and (ends_on is null or ends_on >= (now() at time zone zone)::date)
$$;

-- What the account of the transaction may list for others as their agent: a set that policies ask, made once for each statement.
create or replace function public.entrusted_listings() returns setof uuid
language sql stable parallel safe as $$
  select s.asset_id from public.asset_assignment s
  where s.profile_account_id = public.current_account() and s.role_id = 2 and 'list' = any(s.scopes)
    and public.assignment_holds(s.starts_on, s.ends_on, s.ended_at, s.time_zone)
$$;

-- No one works for, or lives in, what is deleted. What they had of it stays readable.
create or replace function public.end_assignments_of_deleted() returns trigger
language plpgsql set search_path = public as $$
begin
  update asset_assignment s
    set ended_at = now(), end_reason = 'The property was deleted.', updated_at = now(),
      ended_on = greatest(s.starts_on, least((now() at time zone s.time_zone)::date, s.ends_on + 1)), ended_by_profile_id = current_profile()
    where s.asset_id = new.id and s.ended_at is null;
  update lease l
    set end_reason = 'The property was deleted.', updated_at = now(),
      ended_on = greatest(l.starts_on, least((now() at time zone new.time_zone)::date, l.ends_on + 1))
    where l.asset_id = new.id and l.ended_on is null;
  return null;
end $$;
create trigger asset_deleted after update of deleted_at on public.asset for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function public.end_assignments_of_deleted();
