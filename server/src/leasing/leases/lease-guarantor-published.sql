-- Who answers for a lease, has answered for one, or would by a draft; whose rows are seen is a matter of the policies of `lease_guarantor`.
create view public.lease_guarantee with (security_invoker = true) as
  select g.lease_id, g.person_id, g.asset_id, g.removed_at, l.status, l.starts_on, l.ends_on, l.ended_on, l.time_zone
  from public.lease_guarantor g join public.lease l on l.id = g.lease_id;
