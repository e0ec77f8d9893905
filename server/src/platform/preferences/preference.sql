-- What a person has chosen for an event as a profile, and when its emails come.
create view public.notification_choice with (security_invoker = true) as
  select account_id, profile_id, event_key, in_app, by_email from public.notification_preference;
create view public.email_rhythm with (security_invoker = true) as
  select account_id, profile_id, digest, quiet_from, quiet_to, time_zone from public.notification_rhythm;

create policy own_rows on public.notification_preference using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.notification_rhythm using (account_id = public.current_account() or public.sees_everything());
