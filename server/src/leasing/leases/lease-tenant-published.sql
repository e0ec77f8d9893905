-- Tenancies of recorded leases as they are listed with the work of agents: what they have in common, and the part of the lease.
create view public.held_tenancy with (security_invoker = true) as
  select id, account_id, asset_id, profile_id, person_id, profile_account_id, connection_id, starts_on, ends_on, ended_at, ended_on, end_reason,
    lease_id, share_bps, asset_title, asset_place, time_zone
  from public.lease_tenant
  where lease_status = 'recorded';
