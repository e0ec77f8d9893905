-- What rooms above read of documents and folders. The policies of both say who sees one.
create view public.document_card with (security_invoker = true) as
  select id, account_id, profile_id, folder_id, title, document_type_id, expires_on, asset_id, lease_id, about_kind, about_id, number, file_name, content_type, bytes,
    pages, scan, created_at, deleted_at
  from public.document;
create view public.document_folder_card with (security_invoker = true) as
  select id, account_id, profile_id, parent_id, name, path, asset_id, deleted_at
  from public.document_folder;
-- When something was opened last by whom.
create view public.document_seen with (security_invoker = true) as
  select document_id, account_id, reader_profile_id, link_id, at from public.document_view;
-- Where the file of a version lies.
create view public.document_file with (security_invoker = true) as
  select document_id, number, storage_key from public.document_version;
