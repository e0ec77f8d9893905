-- A link that was made void was deleted, so no one could say why it stopped working. Now it says when.
alter table secret_link add column revoked_at timestamptz;
-- A link that opens an object needs no address: its mail has one. Those that have one lose it with their row.
alter table secret_link alter column email drop not null;
alter table secret_link add constraint secret_link_about_check check (object_id is not null or email is not null);
