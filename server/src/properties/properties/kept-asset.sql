-- Properties that were not deleted, and whose they are.
create view public.kept_asset with (security_invoker = true) as
  select id, account_id from public.asset where deleted_at is null;
