-- What a profile wants to hear of and how, where it differs from the event's own defaults.
create table notification_preference (
  profile_id uuid not null references profile,
  account_id uuid not null references account,
  event_key text not null,
  in_app boolean not null,
  by_email boolean not null,
  updated_at timestamptz not null default now(),
  primary key (profile_id, event_key)
);

-- How a profile's mails are gathered, and when it wants its peace.
create table notification_rhythm (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  digest text not null default 'off' check (digest in ('off', 'daily')),
  -- Hours of the day, 0 to 23, in the profile's time zone; both or neither.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  time_zone text not null default 'America/New_York',
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_to is null))
);

alter table notification_preference enable row level security;
alter table notification_preference force row level security;
create policy own_rows on notification_preference using (account_id = current_account() or sees_everything());
alter table notification_rhythm enable row level security;
alter table notification_rhythm force row level security;
create policy own_rows on notification_rhythm using (account_id = current_account() or sees_everything());
