-- The history of a property also tells what was edited, of photos, owners and units, and of being off the books.
alter table asset_event
  drop constraint asset_event_kind_check,
  add constraint asset_event_kind_check check (
    kind in ('listed', 'unlisted', 'renewed', 'price', 'assigned', 'unassigned', 'lease-changed', 'rent-set', 'notice-given',
      'notice-taken-back', 'renewal-asked', 'reclassified', 'edited', 'photos-added', 'photos-removed', 'owners-changed', 'units-added',
      'off-books', 'on-books'));
