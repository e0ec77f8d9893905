-- From when to when a home is leased, drafts included; whose rows are seen is a matter of the policies of `lease`.
create view public.lease_term with (security_invoker = true) as
  select id, account_id, asset_id, status, starts_on, ends_on, ended_on, created_by_profile_id, time_zone
  from public.lease;

-- Who is a tenant of a lease: a profile, or a person who is written down until they accept.
create view public.lease_party with (security_invoker = true) as
  select lease_id, account_id, profile_id, profile_account_id, person_id, reaches_since, share_bps
  from public.lease_tenant;
