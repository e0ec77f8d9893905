-- Papers of a profile, in folders, with all versions of their files.
create extension if not exists btree_gin;

create table document_folder (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  parent_id uuid references document_folder,
  name text not null check (length(name) between 1 and 100),
  -- Those it lies in, from the top, and itself: what reaches a folder reaches all below it.
  path uuid[] not null check (path[cardinality(path)] = id and cardinality(path) <= 15),
  -- The home whose papers lie in it.
  asset_id uuid references asset,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The document or folder with which it went, itself where it was deleted by itself.
  deleted_with uuid,
  check ((deleted_at is null) = (deleted_with is null))
);
create unique index document_folder_by_name on document_folder (profile_id, parent_id, lower(normalize(name))) nulls not distinct
  where deleted_at is null;
create index document_folder_of_account on document_folder (account_id, id);
create index document_folder_in on document_folder (parent_id) where parent_id is not null;
create index document_folder_of_asset on document_folder (asset_id) where asset_id is not null;
create index document_folder_deleted on document_folder (profile_id, deleted_at) where deleted_at is not null;
alter table document_folder enable row level security;
alter table document_folder force row level security;

create table document (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  folder_id uuid references document_folder,
  title text not null check (length(title) between 1 and 120),
  document_type_id smallint not null,
  description text check (length(description) <= 4000),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  document_on date,
  expires_on date,
  -- For which of the days before it expires its owner was told.
  expiry_told smallint,
  about_kind text check (about_kind in ('property', 'lease', 'person', 'profile', 'business')),
  about_id uuid,
  -- The home that it is about, itself or by its lease.
  asset_id uuid references asset,
  lease_id uuid,
  visibility smallint not null default 0 check (visibility between 0 and 2),
  version int not null default 1,
  -- Of the current version.
  number int not null default 1,
  file_name text not null,
  content_type text not null,
  bytes int not null check (bytes > 0),
  pages int check (pages > 0),
  scan text not null check (scan in ('none', 'waiting', 'clean', 'infected')),
  text_state text not null check (text_state in ('start', 'completed', 'failed', 'none')),
  added_by_profile_id uuid references profile,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_with uuid,
  check ((about_kind is null) = (about_id is null)),
  check ((lease_id is not null) = (about_kind is not distinct from 'lease')),
  check (asset_id is not null or visibility = 0),
  check ((deleted_at is null) = (deleted_with is null))
);
create index document_newest on document (profile_id, created_at desc, id desc) where deleted_at is null;
create index document_in_folder on document (profile_id, folder_id, lower(title), id) where deleted_at is null;
create index document_of_account on document (account_id, id);
create index document_of_asset on document (asset_id, created_at desc) where asset_id is not null and deleted_at is null;
create index document_about on document (about_id) where about_id is not null;
create index document_of_folder on document (folder_id) where folder_id is not null;
create index document_expiring on document (expires_on, id) where expires_on is not null and deleted_at is null;
create index document_deleted on document (profile_id, deleted_at) where deleted_at is not null;
create index document_gone on document (deleted_at) where deleted_at is not null;
alter table document enable row level security;
alter table document force row level security;

create table document_version (
  id uuid primary key default new_id(),
  document_id uuid not null references document on delete cascade,
  account_id uuid not null references account,
  number int not null check (number > 0),
  storage_key text not null unique,
  file_name text not null,
  content_type text not null,
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  pages int check (pages > 0),
  scan text not null check (scan in ('none', 'waiting', 'clean', 'infected')),
  scanned_at timestamptz,
  comments text check (length(comments) <= 500),
  added_by_profile_id uuid references profile,
  added_by_account_id uuid not null references account,
  created_at timestamptz not null default now(),
  unique (document_id, number)
);
create index document_version_of_account on document_version (account_id) include (bytes);
create index document_version_by_others on document_version (account_id, created_at) where added_by_account_id <> account_id;
create index document_version_to_scan on document_version (id) where scan = 'waiting';
alter table document_version enable row level security;
alter table document_version force row level security;

-- What the current file of a document says, to be read without opening it.
create table document_text (
  document_id uuid primary key references document on delete cascade,
  account_id uuid not null references account,
  body text not null,
  html text,
  is_cut boolean not null
);
create index document_text_of_account on document_text (account_id);
alter table document_text enable row level security;
alter table document_text force row level security;

-- The words by which a document is found. Row security would keep the index from being asked, so it has none: only ids leave it, and
-- each document is then read through its own policies.
create table document_words (
  document_id uuid primary key references document on delete cascade,
  account_id uuid not null references account,
  about tsvector not null,
  body tsvector not null default '',
  words tsvector not null generated always as (about || body) stored
);
create index document_words_found on document_words using gin (account_id, words);

-- Who opened what, and when.
create table document_view (
  id uuid primary key default new_id(),
  document_id uuid not null references document on delete cascade,
  account_id uuid not null references account,
  number int not null,
  use text not null check (use in ('view', 'download')),
  reader_profile_id uuid references profile,
  -- The link by which it was opened, and the address that it went to.
  link_id uuid,
  email text,
  at timestamptz not null default now(),
  check ((link_id is null) = (email is null))
);
create index document_view_latest on document_view (document_id, at desc, id desc);
create index document_view_of_account on document_view (account_id, id);
create index document_view_of_link on document_view (link_id, at desc) where link_id is not null;
create index document_view_of_reader on document_view (reader_profile_id) where reader_profile_id is not null;
alter table document_view enable row level security;
alter table document_view force row level security;
