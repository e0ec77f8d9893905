-- Whom properties were entrusted or leased to: agents with their terms, tenants with their part of a lease.
create view public.assignment with (security_invoker = true) as
  select id, account_id, asset_id, profile_id, null::uuid as person_id, profile_account_id, connection_id, starts_on, ends_on, ended_at, ended_on, end_reason,
    'agent' as role, contract_type_id, agent_percent_bps, fee_percent_bps, fee_cents, scopes, null::uuid as lease_id, null::int as share_bps,
    asset_title, asset_place, time_zone
  from public.held_engagement
  union all
  select id, account_id, asset_id, profile_id, person_id, profile_account_id, connection_id, starts_on, ends_on, ended_at, ended_on, end_reason,
    'tenant', null, null, null, null, '{}', lease_id, share_bps, asset_title, asset_place, time_zone
  from public.held_tenancy;
