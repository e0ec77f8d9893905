-- Which store has the files of this installation. A mark with the same id lies in it, so that a process whose files are elsewhere finds out,
-- and no file is deleted in a store that is someone else's.
create table file_place (
  is_only_row boolean primary key default true check (is_only_row),
  id uuid not null default gen_random_uuid(),
  -- Whether the mark has been laid down.
  is_marked boolean not null default false,
  since timestamptz not null default now()
);

-- Files that are kept as they came are asked for by their key, too.
create index upload_kept_storage on upload (storage_key) where used_at is not null;
