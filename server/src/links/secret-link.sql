-- Addresses that links hold on to while they may still be used, and whose the links are.
create view public.held_address with (security_invoker = true) as
  select account_id, purpose, email from public.secret_link
  where used_at is null and revoked_at is null
    and coalesce(expires_at, created_at + make_interval(secs => lifetime_seconds)) > now();
