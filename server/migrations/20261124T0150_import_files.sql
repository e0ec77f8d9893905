-- The file of an import goes some time after its end, and with it what was said of its rows. The import stays with its counts.
alter table public.asset_import alter column upload_id drop not null;
create index asset_import_of_upload on public.asset_import (upload_id) where upload_id is not null;
