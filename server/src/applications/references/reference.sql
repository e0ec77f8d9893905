-- Those who decide, and agents who act for the home. Members with a list of homes see what they see of the application.
create policy own_rows on public.application_reference using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_reference using ((
  select true from public.application a where a.id = application_reference.application_id and a.asset_id = public.acting_asset() limit 1));
create policy given_homes on public.application_reference as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = application_reference.application_id limit 1));

-- Who was asked about what stays, and so does what they answered. The address goes with the account of the applicant; whose rows they are may change.
create or replace function public.keep_reference() returns trigger
language plpgsql set search_path = public as $$
declare
  of_request constant text[] := array['account_id', 'about', 'email', 'sent_at', 'times_sent', 'until_at', 'state', 'answered_at', 'answer'];
  of_answered constant text[] := array['account_id', 'about', 'email'];
begin
  if to_jsonb(new) - (case when old.state = 'asked' then of_request else of_answered end)
      is distinct from to_jsonb(old) - (case when old.state = 'asked' then of_request else of_answered end)
    or (new.about is not null and new.about is distinct from old.about)
    or (new.email is not null and new.email is distinct from old.email)
    or new.times_sent < old.times_sent
  then raise exception 'reference % is part of the file and can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger reference_stays before update on public.application_reference for each row execute function public.keep_reference();
