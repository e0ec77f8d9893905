-- That a tenant would like to stay after the last day of the lease: since when, and who asked.
alter table lease
  add column renewal_asked_at timestamptz,
  add column renewal_asked_by_profile_id uuid references profile,
  add constraint lease_renewal_whole check (renewal_asked_by_profile_id is null or renewal_asked_at is not null),
  -- Who moves out does not stay.
  add constraint lease_renewal_or_notice check (renewal_asked_at is null or moves_out_on is null);

-- The history of a home tells of notices, and of wishes to renew.
alter table asset_event
  drop constraint asset_event_kind_check,
  add constraint asset_event_kind_check check (
    kind in ('listed', 'unlisted', 'renewed', 'price', 'assigned', 'unassigned', 'lease-changed', 'rent-set', 'notice-given',
      'notice-taken-back', 'renewal-asked', 'reclassified'));
