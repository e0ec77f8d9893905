-- An account is a person's, who signs in to it, or a business's, for which its members act and to which no one signs in.
alter table account
  add column kind text not null default 'person' check (kind in ('person', 'business')),
  alter column email drop not null,
  add constraint account_email_of_person check (kind = 'business' or email is not null),
  add constraint account_business_has_no_way_in check (kind = 'person' or (email is null and password_hash is null));

-- As which profiles of businesses a person may act, and what for. It follows from their membership; blocked and removed members have none.
create table seat (
  member_id uuid primary key,
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  business_account_id uuid not null references account,
  role_name text not null,
  is_administrator boolean not null,
  -- Areas with their levels; an area that is missing is none.
  rights jsonb not null,
  is_limited boolean not null,
  check (account_id <> business_account_id),
  constraint seat_once unique (account_id, profile_id)
);
create index seat_of_business on seat (business_account_id);

-- The properties of those who are given a list of them.
create table seat_asset (
  member_id uuid not null references seat on delete cascade,
  -- A home that a member adds is theirs before it is there.
  asset_id uuid not null references asset deferrable initially deferred,
  primary key (member_id, asset_id)
);
create index seat_asset_of_asset on seat_asset (asset_id);

-- Whose draft it is: members of a business have theirs for themselves. Null where the business is one person.
alter table asset_draft add column member_id uuid;
