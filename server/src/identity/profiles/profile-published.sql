-- How a profile is reached, and which of it is shown to everybody. The policies of `profile_contact` say who sees it.
create view public.profile_reach with (security_invoker = true) as
  select profile_id, email, phone_primary, show_email, show_phone
  from public.profile_contact;
