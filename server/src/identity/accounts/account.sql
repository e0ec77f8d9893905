-- What other rooms read of an account. Its password stands in a view of its own, which sign-in alone reads.
create view public.account_holder with (security_invoker = true) as
  select id, email, email_verified_at, first_name, last_name, mobile, status, plan_id, default_profile_id, is_demo, created_at,
    password_hash is not null as has_password, password_changed_at, disabled_at, disabled_reason, closed_at,
    setup_hidden_at, language, kind
  from public.account;

create view public.account_password with (security_invoker = true) as
  select id as account_id, password_hash from public.account;

-- The address that the account has proved to receive email at; what a guest wrote from there is its own, too.
create or replace function public.confirmed_email(of_account uuid) returns text
language sql stable as $$ select email from public.account where id = of_account and email_verified_at is not null $$;
