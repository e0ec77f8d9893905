-- Who besides its owner may do something with an object, as the facts say (server/src/access/access-grant.sql).
create table access_grant (
  id uuid primary key default new_id(),
  object_kind text not null,
  object_id uuid not null,
  -- Whose object it is, and who gives.
  account_id uuid not null references account,
  -- Who may: a profile of an account, or a secret link, whose bearer has none.
  principal_kind text not null check (principal_kind in ('profile', 'link')),
  principal_id uuid not null,
  principal_account_id uuid references account,
  relation text not null,
  scopes text[] not null default '{}',
  -- What has ended is kept, and holds no more.
  during tstzrange not null check (not isempty(during)),
  -- The fact that gives it, so that the end of one leaves what another gives.
  source_kind text not null,
  source_id uuid not null,
  check ((principal_kind = 'profile') = (principal_account_id is not null)),
  constraint access_grant_once
    unique (source_id, object_id, principal_id, relation, source_kind, object_kind, principal_kind, account_id)
);
create index access_grant_of_object on access_grant (object_id, relation);
create index access_grant_of_principal on access_grant (principal_account_id, object_id) where principal_account_id is not null;
create index access_grant_of_account on access_grant (account_id, id);

insert into access_grant
  (object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id, relation, scopes, during, source_kind, source_id)
select 'asset', asset_id, account_id, 'profile', profile_id, profile_account_id, relation, scopes, during, source_kind, id
from (
  select o.asset_id, o.account_id, o.profile_id, o.partner_account_id as profile_account_id, 'partner' as relation, '{}'::text[] as scopes,
    tstzrange(o.accepted_at, o.removed_at) as during, 'asset-owner' as source_kind, o.id
  from asset_owner o
  where o.partner_account_id is not null and (o.removed_at is null or o.removed_at > o.accepted_at)
  union all
  select s.asset_id, s.account_id, s.profile_id, s.profile_account_id, case s.role_id when 2 then 'agent' else 'tenant' end, s.scopes,
    tstzrange(day.first, day.last), 'assignment', s.id
  from asset_assignment s
  cross join lateral (
    select case s.role_id when 2 then s.starts_on::timestamp at time zone s.time_zone else s.created_at end as first,
      least(s.ended_at, (s.ends_on + 1)::timestamp at time zone s.time_zone) as last
  ) as day
  where day.last is null or day.last > day.first
) as fact;

-- The rows first: policies are made after the migrations.
alter table access_grant enable row level security;
alter table access_grant force row level security;
