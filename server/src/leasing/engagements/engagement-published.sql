-- The work of agents as it is listed with the tenancies of tenants: what they have in common, and the terms.
create view public.held_engagement with (security_invoker = true) as
  select id, account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, ended_at, ended_on, end_reason,
    contract_type_id, agent_percent_bps, fee_percent_bps, fee_cents, scopes, asset_title, asset_place, time_zone
  from public.engagement;
