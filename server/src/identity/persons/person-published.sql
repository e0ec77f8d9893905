-- Whom an account has written down, for rooms that know more of them; the policies of `person` say who sees one.
create view public.person_card with (security_invoker = true) as
  select id, account_id, first_name, last_name, email, phone, profile_id, erased_at, version, created_by_profile_id from public.person;
