create policy own_rows on public.application using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.application as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = application.asset_id limit 1)
  or lead_account_id = public.current_account());
create policy acted_rows on public.application using (asset_id = public.acting_asset());
-- What someone began for a home of someone else is theirs until they send it, and of those who are to fill it in with them.
create policy unsent_are_their_leads on public.application as restrictive
  using (lead_account_id is null or sent_at is not null or lead_account_id = public.current_account() or public.sees_everything() or (
    select true from public.access_grant held
    where held.object_id = application.id and held.relation = 'applicant' and held.principal_account_id = public.current_account()
      and held.during @> (select statement_timestamp()) limit 1));
create policy as_agent_reads on public.application for select using ((
  select true from public.access_grant held
  where held.object_id = application.asset_id and held.relation = 'agent' and 'tenants' = any(held.scopes)
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
create policy as_applicant_reads on public.application for select using ((
  select true from public.access_grant held
  where held.object_id = application.id and held.relation = 'applicant' and held.principal_account_id = public.current_account()
    and held.during @> (select statement_timestamp()) limit 1));

-- Who sees an application, sees who is part of it and what happened; who does not see it, also of a member with a list of homes, sees neither.
create policy own_rows on public.application_form using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_form using (asset_id = public.acting_asset());
create policy seen_with_application on public.application_form for select using ((
  select true from public.application a where a.id = application_form.application_id limit 1));
create policy given_homes on public.application_form as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = application_form.application_id limit 1));
create policy unsent_are_their_leads on public.application_form as restrictive using (public.sees_everything() or (
  select true from public.application a where a.id = application_form.application_id limit 1));

create policy own_rows on public.application_event using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_event using ((
  select true from public.application a where a.id = application_event.application_id and a.asset_id = public.acting_asset() limit 1));
create policy seen_with_application on public.application_event for select using ((
  select true from public.application a where a.id = application_event.application_id limit 1));
create policy given_homes on public.application_event as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = application_event.application_id limit 1));
create policy unsent_are_their_leads on public.application_event as restrictive using (public.sees_everything() or (
  select true from public.application a where a.id = application_event.application_id limit 1));

-- Who fills in a form reaches the application from when they are asked on, and keeps it.
create view public.application_form_gives with (security_invoker = true) as
  select 'application' as object_kind, f.application_id as object_id, f.account_id, 'profile' as principal_kind, f.profile_id as principal_id,
    f.profile_account_id as principal_account_id, 'applicant' as relation, '{}'::text[] as scopes, tstzrange(f.given_at, null) as during,
    'application-form' as source_kind, f.id as source_id
  from public.application_form f where f.given_at is not null and f.profile_id is not null;

create or replace function public.write_application_form_grants() returns trigger
language plpgsql set search_path = public as $$
begin
  perform public.write_grants('public.application_form_gives', array(select id from changed));
  return null;
end $$;
create trigger application_form_gives_added after insert on public.application_form referencing new table as changed
  for each statement execute function public.write_application_form_grants();
create trigger application_form_gives_changed after update on public.application_form referencing new table as changed
  for each statement execute function public.write_application_form_grants();
create trigger application_form_gives_removed after delete on public.application_form referencing old table as changed
  for each statement execute function public.write_application_form_grants();

-- What has come to its end stays at its end, with its forms; whose they are may change.
create or replace function public.keep_ended_application() returns trigger
language plpgsql set search_path = public as $$
begin
  if old.ended_at is not null and (new.status, new.ended_at, new.end_reason, new.sent_at, new.completed_at)
    is distinct from (old.status, old.ended_at, old.end_reason, old.sent_at, old.completed_at)
  then raise exception 'application % has come to its end', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger ended_application_stays before update on public.application for each row execute function public.keep_ended_application();

-- Of a form that was submitted nothing is filled in again: it is taken back while no one has seen it, or withdrawn.
create or replace function public.keep_form_state() returns trigger
language plpgsql set search_path = public as $$
begin
  if old.state = 'withdrawn' and new.state <> old.state
  then raise exception 'form % was withdrawn', old.id using errcode = 'integrity_constraint_violation'; end if;
  -- One that waited for someone is taken once.
  if old.profile_id is not null and new.profile_id is distinct from old.profile_id
  then raise exception 'form % is of someone else', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger withdrawn_form_stays before update on public.application_form for each row execute function public.keep_form_state();

-- For rooms above: whose it is, and for which home.
create view public.application_head with (security_invoker = true) as
  select id, account_id, profile_id, asset_id, status, ended_at, lease_id from public.application;
-- Whose form it is, and how far.
create view public.application_form_head with (security_invoker = true) as
  select id, application_id, account_id, asset_id, applicant_type_id, profile_id, profile_account_id, filled_by_account_id, state, ended_at,
    submitted_at, erased_at
  from public.application_form;
