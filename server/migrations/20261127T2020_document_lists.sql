-- Who brought a version to the drawer of another is told by the profiles of both.
drop index document_version_by_others;
drop index document_version_of_account;
create index document_version_of_account on document_version (account_id, created_at) include (bytes);
alter table document_version drop column added_by_account_id;

-- A day has its number of links in the quota; nothing was read of when a link was sent.
drop index document_share_links_sent;
alter table document_share drop column sent_at;
create index document_share_of_object on document_share (object_id) where ended_at is null;
create index document_share_ending on document_share (until_at) where ended_at is null and until_at is not null;

-- A drawer in each of its orders, what waits to be read, and what went together into the trash.
create index document_by_title on document (profile_id, lower(title), id) where deleted_at is null;
create index document_by_expiry on document (profile_id, expires_on, id) where deleted_at is null;
create index document_to_read on document (id) where text_state = 'start';
create index document_deleted_with on document (deleted_with) where deleted_with is not null;
create index document_folder_deleted_with on document_folder (deleted_with) where deleted_with is not null;
create index document_folder_gone on document_folder (deleted_at) where deleted_at is not null;
