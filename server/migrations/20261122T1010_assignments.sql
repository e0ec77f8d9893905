-- A home let for a time. Its tenants are assignments of it, each with a share of the rent.
create table lease (
  id uuid primary key default new_id(),
  -- Of whoever manages the property.
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  -- Which of the places of a shared room; any other home is let to one lease at a time.
  slot smallint not null default 1 check (slot between 1 and 10),
  starts_on date not null,
  ends_on date check (ends_on > starts_on), -- its last day; null: from month to month
  -- From which day it holds no more, where that is not the day after its last one.
  ended_on date check (ended_on >= starts_on),
  end_reason text,
  currency char(3) not null default 'USD',
  rent_cents bigint not null check (rent_cents > 0),
  rent_frequency_id smallint not null default 1,
  advance_cents bigint not null default 0 check (advance_cents >= 0),
  -- One bill for all, or one for each with their share.
  billing text not null check (billing in ('joint', 'individual')),
  created_by_profile_id uuid not null references profile,
  -- When everybody was told that it ends soon.
  end_told_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lease_no_overlap exclude using gist (
    asset_id with =, slot with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&)
);
create index lease_of_asset on lease (asset_id, starts_on desc, id);
create index lease_of_account on lease (account_id, id);
create index lease_to_tell on lease (ends_on) where ended_on is null and end_told_at is null;

-- What a building is let by are its units; what has one place is let once.
create function check_lease_place() returns trigger language plpgsql as $$
begin
  -- Whether a home still has the place that a lease keeps is for who comes new.
  if tg_op = 'UPDATE' and (new.asset_id, new.slot) = (old.asset_id, old.slot) then
    return new;
  end if;
  if exists (select from asset where parent_asset_id = new.asset_id and deleted_at is null) then
    raise exception 'property % has units, which are let one by one', new.asset_id using errcode = 'check_violation', constraint = 'lease_of_building';
  end if;
  if new.slot > 1 and not exists (select from asset where id = new.asset_id and access_type_id = 3) then
    raise exception 'property % is let to one lease at a time', new.asset_id using errcode = 'check_violation', constraint = 'lease_capacity';
  end if;
  return new;
end $$;
create trigger lease_place before insert or update of asset_id, slot on lease for each row execute function check_lease_place();

-- Somebody whom a property was entrusted to (an agent) or let to (a tenant of a lease). Rows stay when it is over.
create table asset_assignment (
  id uuid primary key default new_id(),
  -- Of whoever manages the property.
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  profile_id uuid not null references profile,
  profile_account_id uuid not null references account,
  role_id smallint not null check (role_id in (2, 3)), -- 2 agent, 3 tenant
  -- Between the profile that manages the property and this one.
  connection_id uuid not null references connection,
  starts_on date not null,
  ends_on date check (ends_on > starts_on), -- the last day
  -- Taken back: when, by whom, and from which day it holds no more.
  ended_at timestamptz,
  ended_on date check (ended_on >= starts_on),
  ended_by_profile_id uuid references profile,
  end_reason text,
  -- Of agents.
  contract_type_id smallint,
  agent_percent_bps int check (agent_percent_bps between 0 and 10000), -- of a sale or leasing commission
  fee_percent_bps int check (fee_percent_bps between 0 and 10000),     -- of the rent that is collected
  fee_cents bigint check (fee_cents >= 0),                             -- a month, flat
  scopes text[] not null default '{}' check (scopes <@ array['list', 'invoice', 'maintenance', 'documents', 'tenants']),
  -- Of tenants.
  lease_id uuid references lease,
  share_bps int check (share_bps between 0 and 10000),
  -- As it was called when it was assigned: it stays readable when the property no longer is.
  asset_title text not null,
  asset_place text not null,
  time_zone text not null,
  created_by_profile_id uuid not null references profile,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((role_id = 3) = (lease_id is not null)),
  check ((role_id = 3) = (share_bps is not null)),
  check ((role_id = 2) = (contract_type_id is not null)),
  check ((ended_at is null) = (ended_on is null)),
  constraint assignment_once exclude using gist (
    asset_id with =, profile_id with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&),
  -- Who manages a property exclusively is alone in it (contract type 1).
  constraint assignment_exclusive exclude using gist (
    asset_id with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&) where (contract_type_id = 1)
);
create index assignment_of_asset on asset_assignment (asset_id, role_id, starts_on desc, id);
-- What is held comes first, then what was taken back last.
create index assignment_of_profile on asset_assignment (profile_id, ended_at desc nulls first, starts_on desc, id);
create index assignment_of_connection on asset_assignment (connection_id, id);
create index assignment_of_lease on asset_assignment (lease_id) where lease_id is not null;
create index assignment_of_account on asset_assignment (account_id, id);
create index assignment_of_profile_account on asset_assignment (profile_account_id, id);

-- A tenant lives there within the lease, and the shares of those who do make a whole.
create function check_lease_tenants() returns trigger language plpgsql as $$
declare
  whole int;
begin
  if new.lease_id is null then return null; end if;
  if exists (select from lease l where l.id = new.lease_id
             and (new.starts_on < l.starts_on or (l.ends_on is not null and (new.ends_on is null or new.ends_on > l.ends_on)))) then
    raise exception 'assignment % is not within its lease', new.id using errcode = 'check_violation', constraint = 'assignment_within_lease';
  end if;
  select sum(share_bps) into whole from asset_assignment where lease_id = new.lease_id and ended_at is null;
  if whole <> 10000 then
    raise exception 'the shares of lease % add up to % hundredths of a percent', new.lease_id, whole
      using errcode = 'check_violation', constraint = 'lease_shares_whole';
  end if;
  return null;
end $$;
create constraint trigger assignment_lease after insert or update on asset_assignment
  deferrable initially deferred for each row execute function check_lease_tenants();

-- Nobody works for, or lives in, what is deleted. What they had of it stays readable.
create function end_assignments_of_deleted() returns trigger language plpgsql as $$
begin
  update asset_assignment s
    set ended_at = now(), end_reason = 'The property was deleted.', updated_at = now(),
      ended_on = greatest(s.starts_on, least((now() at time zone s.time_zone)::date, s.ends_on + 1)), ended_by_profile_id = current_profile()
    where s.asset_id = new.id and s.ended_at is null;
  update lease l
    set end_reason = 'The property was deleted.', updated_at = now(),
      ended_on = greatest(l.starts_on, least((now() at time zone new.time_zone)::date, l.ends_on + 1))
    where l.asset_id = new.id and l.ended_on is null;
  return null;
end $$;
create trigger asset_deleted after update of deleted_at on asset for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function end_assignments_of_deleted();

-- Whether an assignment holds today, where the property stands.
create function assignment_holds(starts_on date, ends_on date, ended_at timestamptz, zone text) returns boolean language sql stable parallel safe as
  $$ select ended_at is null and starts_on <= (now() at time zone zone)::date and (ends_on is null or ends_on >= (now() at time zone zone)::date) $$;

-- A part in a property that somebody with an account holds beside the one who manages it. Their name stays for when the
-- connection has ended.
alter table asset_owner
  drop constraint asset_owner_check,
  add column partner_account_id uuid references account,
  add column connection_id uuid references connection,
  add column accepted_at timestamptz,
  add constraint asset_owner_named check (name is not null or is_managing or removed_at is not null),
  add constraint asset_owner_partner check (partner_account_id is null or (profile_id is not null and not is_managing and accepted_at is not null));
create index asset_owner_of_partner on asset_owner (profile_id, id) where partner_account_id is not null and removed_at is null;
create index asset_owner_of_partner_account on asset_owner (partner_account_id, asset_id) where partner_account_id is not null;
create index asset_owner_of_connection on asset_owner (connection_id) where connection_id is not null;

-- Who strangers turn to about a listing: an agent who may list it, else whoever manages it.
alter table asset add column contact_profile_id uuid references profile;
do $$ begin
  execute replace(pg_get_functiondef('refresh_listing'::regproc), 'c.managing_profile_id', 'coalesce(c.contact_profile_id, c.managing_profile_id)');
end $$;

-- What such an agent brings to the market, in the order in which it ends.
create index asset_of_contact on asset (contact_profile_id, listing_expires_at, id) where contact_profile_id is not null;
-- Messages about a home are counted whoever got them.
drop index profile_enquiry_of_asset;
create index profile_enquiry_of_asset on profile_enquiry (asset_id, created_at) where asset_id is not null;
-- An agent may list a unit of a building that is not theirs to see.
create or replace function name_building() returns trigger language plpgsql as $$
declare
  sees text := coalesce(current_setting('app.everything', true), '');
begin
  perform set_config('app.everything', 'on', true);
  new.building_title := (select title from asset where id = new.parent_asset_id);
  perform set_config('app.everything', sees, true);
  return new;
end $$;

-- A viewing belongs to whoever manages the home; an agent who is the contact of its listing is who answers for them.
alter table viewing
  add column contact_profile_id uuid references profile;
create index viewing_of_contact on viewing (contact_profile_id, starts_at) where contact_profile_id is not null and state = 'Confirmed';

-- What is still to come follows the listing, whoever hands that over.
create function hand_over_viewings() returns trigger language plpgsql as $$
begin
  update viewing v set contact_profile_id = new.contact_profile_id, updated_at = now()
  where v.asset_id = new.id and v.state in ('Pending', 'Confirmed')
    and case v.state when 'Confirmed' then v.ends_at else v.last_time_at end > now();
  return null;
end $$;
create trigger asset_contact_changed after update of contact_profile_id on asset for each row
  when (new.contact_profile_id is distinct from old.contact_profile_id) execute function hand_over_viewings();

-- Who has done it; null for the system and for what was before this was kept.
alter table asset_event add column by_profile_id uuid default current_profile();
-- Whom it is about, and what there is to know of it: {"role", "startsOn", "endsOn"} or {"from", "to"} of its kind or of the end of a lease.
alter table asset_event
  drop constraint asset_event_kind_check,
  add constraint asset_event_kind_check check (kind in ('listed', 'unlisted', 'renewed', 'price', 'assigned', 'unassigned', 'lease-changed', 'reclassified')),
  add column subject_profile_id uuid,
  add column detail jsonb;

alter table lease enable row level security;
alter table lease force row level security;
create policy own_rows on lease using (account_id = current_account() or sees_everything());
create policy acted_rows on lease using (asset_id = acting_asset());
create policy tenant_reads on lease for select
  using (exists (select from asset_assignment s where s.lease_id = lease.id and s.profile_account_id = current_account()));
alter table asset_assignment enable row level security;
alter table asset_assignment force row level security;
create policy own_rows on asset_assignment using (account_id = current_account() or sees_everything());
create policy acted_rows on asset_assignment using (asset_id = acting_asset());
create policy assigned_reads on asset_assignment for select using (profile_account_id = current_account());
create policy partner_reads on asset_owner for select using (partner_account_id = current_account());
create policy partner_reads on asset_owner_share for select
  using (exists (select from asset_owner o where o.id = owner_id and o.partner_account_id = current_account()));

-- Whether the account of the transaction holds a part of a property, works for it or lives there (or soon will).
create function shares_asset(asset uuid) returns boolean language sql stable parallel safe as $$
  select exists (
      select from asset_assignment s
      where s.asset_id = asset and s.profile_account_id = current_account()
        and assignment_holds(case when s.role_id = 3 then '-infinity'::date else s.starts_on end, s.ends_on, s.ended_at, s.time_zone))
    or exists (select from asset_owner o where o.asset_id = asset and o.partner_account_id = current_account() and o.removed_at is null)
$$;

-- The same for all at once. Policies ask these sets, which a statement makes once, where the function above would run for
-- every row of a long list.
create function shared_assets() returns setof uuid language sql stable parallel safe as $$
  select s.asset_id from asset_assignment s
  where s.profile_account_id = current_account()
    and assignment_holds(case when s.role_id = 3 then '-infinity'::date else s.starts_on end, s.ends_on, s.ended_at, s.time_zone)
  union all
  select o.asset_id from asset_owner o where o.partner_account_id = current_account() and o.removed_at is null
$$;
-- What it may list for others as their agent.
create function entrusted_listings() returns setof uuid language sql stable parallel safe as $$
  select s.asset_id from asset_assignment s
  where s.profile_account_id = current_account() and s.role_id = 2 and 'list' = any(s.scopes)
    and assignment_holds(s.starts_on, s.ends_on, s.ended_at, s.time_zone)
$$;

create policy shared_reads on asset for select using (id in (select shared_assets()));
create policy shared_reads on asset_image for select using (asset_id in (select shared_assets()));
create policy acted_rows on asset using (id = acting_asset());
create policy acted_rows on asset_image using (asset_id = acting_asset());
create policy acted_rows on asset_event using (asset_id = acting_asset());
create policy acted_rows on asset_view_day using (asset_id = acting_asset());
create policy acted_rows on asset_owner using (asset_id = acting_asset());
create policy acted_rows on asset_owner_share using (asset_id = acting_asset());
create policy acted_rows on viewing using (asset_id = acting_asset());
create policy lister_reads on viewing for select using (asset_id in (select entrusted_listings()));
create policy acted_rows on viewing_link using (exists (select from viewing v where v.id = viewing_id and v.asset_id = acting_asset()));
