-- What an agent may do is split: `list` no longer covers price, terms and address. Assignments that are there do not get the
-- new scope: what a home costs is its owner's to say until they entrust it.
alter table asset_assignment
  drop constraint asset_assignment_scopes_check,
  add constraint asset_assignment_scopes_check
    check (scopes <@ array['list', 'terms', 'invoice', 'maintenance', 'documents', 'tenants']) not valid;
alter table asset_assignment validate constraint asset_assignment_scopes_check;
