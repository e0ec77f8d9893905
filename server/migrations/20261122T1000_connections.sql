-- Who a transaction acts as, besides its account; and the one property of somebody else that it may touch. Both are set
-- with SET LOCAL: the profile by the call layer, the property by `reachAsset` once a relation has been found.
create function current_profile() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.profile_id', true), '')::uuid $$;
create function acting_asset() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.acting_asset', true), '')::uuid $$;

-- Two people of the network and how they stand to each other (domain: 0 Pending, 1 Joined, 2 Rejected, 3 Terminated). A new
-- invitation after the end is a new row. The person asked is an account, or an address that has none yet.
create table connection (
  id uuid primary key default new_id(),
  requester_account_id uuid not null references account,
  requester_profile_id uuid not null references profile,
  requester_type_id smallint not null check (requester_type_id between 1 and 3),
  addressee_account_id uuid references account,
  -- Null while an account that was asked has no profile of this type, and while the address has no account.
  addressee_profile_id uuid references profile,
  addressee_type_id smallint not null check (addressee_type_id between 1 and 3),
  -- Who was asked by address; the sender sees no more of them than this until they join.
  invite_email text check (invite_email = lower(invite_email)),
  invite_name text,
  state smallint not null default 0 check (state between 0 and 3),
  -- How it came to its end.
  outcome text check (outcome in ('declined', 'expired', 'withdrawn', 'ended')),
  message text,
  -- What is to be assigned when an agent joins: {"assetIds": [uuid], "terms": {...}} as AssignAsset takes them.
  proposal jsonb,
  created_at timestamptz not null default now(),
  last_sent_at timestamptz not null default now(),
  sent_count smallint not null default 1,
  expires_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by_profile_id uuid references profile,
  reason text,
  updated_at timestamptz not null default now(),
  -- Of its history: where the latest of all is looked for.
  last_event_at timestamptz not null default now(),
  check (addressee_profile_id is not null or invite_email is not null),
  check (state <> 1 or (addressee_profile_id is not null and addressee_account_id is not null)),
  check ((state in (2, 3)) = (outcome is not null)),
  constraint connection_not_self check (requester_account_id <> addressee_account_id)
);
-- One open or joined row for a pair, whichever side asked, however many ask at once.
create unique index connection_pair on connection (least(requester_profile_id, addressee_profile_id), greatest(requester_profile_id, addressee_profile_id))
  where state in (0, 1) and addressee_profile_id is not null;
create unique index connection_invited on connection (requester_profile_id, invite_email, addressee_type_id) where state = 0 and invite_email is not null;
create index connection_of_requester on connection (requester_profile_id, state, addressee_type_id, id desc);
create index connection_of_addressee on connection (addressee_profile_id, state, requester_type_id, id desc) where addressee_profile_id is not null;
create index connection_of_requester_account on connection (requester_account_id, id);
create index connection_of_addressee_account on connection (addressee_account_id, id) where addressee_account_id is not null;
create index connection_of_email on connection (invite_email) where state = 0 and addressee_profile_id is null;
create index connection_to_expire on connection (expires_at) where state = 0;

-- What happened between them, never changed.
create table connection_event (
  id uuid primary key default new_id(),
  connection_id uuid not null references connection,
  kind text not null check (kind in ('invited', 'resent', 'withdrawn', 'accepted', 'declined', 'expired', 'ended', 'assigned', 'unassigned', 'lease-changed', 'owner-added', 'owner-removed')),
  -- Null: the system.
  by_profile_id uuid references profile,
  -- What it was about, such as {"assetId", "title", "reason"}.
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index connection_event_of_connection on connection_event (connection_id, at desc, id desc);
-- Who writes into the history of a connection waits for whoever does so before them.
create function note_last_event() returns trigger language plpgsql as $$
begin
  update connection set last_event_at = new.at where id = new.connection_id;
  return null;
end $$;
create trigger connection_has_event after insert on connection_event for each row execute function note_last_event();
create trigger connection_event_is_final before update or delete on connection_event for each row execute function refuse_change();

-- Which invitation a secret link of a mail opens. It goes with the link.
create table connection_link (
  token_id uuid primary key references account_token on delete cascade,
  account_id uuid not null references account,
  connection_id uuid not null references connection
);
create index connection_link_of_connection on connection_link (connection_id);

-- Whoever was asked as somebody they were not yet is asked as the profile that they have made meanwhile.
create function take_up_invitations() returns trigger language plpgsql as $$
begin
  update connection c set addressee_profile_id = new.id, updated_at = now()
  where c.id in (
    select distinct on (w.requester_profile_id) w.id from connection w
    where w.addressee_account_id = new.account_id and w.addressee_profile_id is null and w.addressee_type_id = new.profile_type_id and w.state = 0
      and not exists (select from connection pair
        where least(pair.requester_profile_id, pair.addressee_profile_id) = least(w.requester_profile_id, new.id)
          and greatest(pair.requester_profile_id, pair.addressee_profile_id) = greatest(w.requester_profile_id, new.id)
          and pair.state in (0, 1) and pair.addressee_profile_id is not null)
    order by w.requester_profile_id, w.id);
  return null;
end $$;
create trigger profile_is_asked after insert or update of profile_type_id on profile for each row execute function take_up_invitations();

alter table connection enable row level security;
alter table connection force row level security;
create policy party_rows on connection using (requester_account_id = current_account() or addressee_account_id = current_account() or sees_everything());
alter table connection_event enable row level security;
alter table connection_event force row level security;
create policy party_reads on connection_event for select using (sees_everything() or exists (select from connection c where c.id = connection_id));
create policy party_writes on connection_event for insert with check (sees_everything() or exists (select from connection c where c.id = connection_id));
alter table connection_link enable row level security;
alter table connection_link force row level security;
create policy own_rows on connection_link using (account_id = current_account() or sees_everything());

-- Joined people see how to reach each other.
create policy connected_rows on profile_contact for select using (exists (
  select from connection c
  where c.state = 1 and (
    (c.requester_profile_id = profile_contact.profile_id and c.addressee_account_id = current_account())
    or (c.addressee_profile_id = profile_contact.profile_id and c.requester_account_id = current_account()))));
