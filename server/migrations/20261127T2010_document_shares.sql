-- Documents and folders that are shared with a profile, or with an address by a link.
create table document_share (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  object_kind text not null check (object_kind in ('document', 'document-folder')),
  document_id uuid references document on delete cascade,
  folder_id uuid references document_folder on delete cascade,
  object_id uuid not null generated always as (coalesce(document_id, folder_id)) stored,
  grantee_profile_id uuid references profile,
  grantee_account_id uuid references account,
  email text check (length(email) <= 254),
  permission text not null check (permission in ('view', 'download', 'edit')),
  message text check (length(message) <= 1000),
  until_on date,
  -- The end of that day, where the owner is.
  until_at timestamptz,
  shared_by_profile_id uuid references profile,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- When its link was asked for last.
  sent_at timestamptz not null default now(),
  check ((document_id is null) <> (folder_id is null)),
  check ((object_kind = 'document') = (document_id is not null)),
  check ((grantee_profile_id is null) <> (email is null)),
  check ((grantee_profile_id is null) = (grantee_account_id is null)),
  check (email is null or permission <> 'edit'),
  check ((until_on is null) = (until_at is null))
);
create unique index document_share_once on document_share (object_id, grantee_profile_id) where ended_at is null and grantee_profile_id is not null;
create unique index document_share_once_by_link on document_share (object_id, email) where ended_at is null and email is not null;
create index document_share_given on document_share (profile_id, created_at desc, id desc) where ended_at is null;
create index document_share_received on document_share (grantee_profile_id, created_at desc, id desc) where ended_at is null and grantee_profile_id is not null;
create index document_share_of_account on document_share (account_id, id);
create index document_share_of_grantee on document_share (grantee_account_id) where grantee_account_id is not null;
create index document_share_of_document on document_share (document_id) where document_id is not null;
create index document_share_of_folder on document_share (folder_id) where folder_id is not null;
create index document_share_links_sent on document_share (account_id, sent_at) where email is not null;
alter table document_share enable row level security;
alter table document_share force row level security;

-- Which kinds of papers a profile wants its leases and homes to have; one that has chosen nothing yet has no row.
create table document_requirement (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  for_lease smallint[] not null check (cardinality(for_lease) <= 20),
  for_property smallint[] not null check (cardinality(for_property) <= 20),
  updated_at timestamptz not null default now()
);
create index document_requirement_of_account on document_requirement (account_id);
alter table document_requirement enable row level security;
alter table document_requirement force row level security;
