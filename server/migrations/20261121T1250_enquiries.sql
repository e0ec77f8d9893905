-- Messages from visitors to agents and owners, kept for the profile that they were written to.
create table profile_enquiry (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  asset_id uuid references asset,
  -- As it was called when they wrote.
  asset_title text,
  -- Null for somebody who was not signed in.
  sender_account_id uuid references account,
  sender_name text not null,
  sender_email text not null,
  sender_phone text,
  message text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  archived_at timestamptz
);
create index profile_enquiry_inbox on profile_enquiry (profile_id, (read_at is null) desc, created_at desc, id desc) where archived_at is null;
create index profile_enquiry_archived on profile_enquiry (profile_id, created_at desc, id desc) where archived_at is not null;

alter table profile_enquiry enable row level security;
alter table profile_enquiry force row level security;
create policy own_rows on profile_enquiry using (account_id = current_account() or sees_everything());
-- Strangers add rows, for the account of the profile alone, and see none.
create policy anybody_writes on profile_enquiry for insert
  with check (exists (select from profile p where p.id = profile_id and p.account_id = profile_enquiry.account_id));

-- The directory of agents: by where they work, by when they came, by words of name and company.
create index profile_agent_city on profile (city_id) where profile_type_id = 2 and is_public and status = 'A';
create index profile_agent_state on profile (state_id) where profile_type_id = 2 and is_public and status = 'A';
create index profile_agent_newest on profile (created_at desc, id desc) where profile_type_id = 2 and is_public and status = 'A';
create index profile_agent_words on profile
  using gin ((first_name || ' ' || last_name || ' ' || coalesce(company_name, '')) gin_trgm_ops) where profile_type_id = 2 and is_public;
create index city_by_latitude on city (latitude);
