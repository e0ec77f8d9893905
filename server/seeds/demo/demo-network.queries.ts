import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { type Db, first } from '../../src/database/db.ts'

/* Written by those who see everything, for the people of the demo portfolio alone. */

type Person = { readonly email: string; readonly typeId: number }
type ProfileRow = { id: string; account_id: string }

async function findProfile(db: Db, { email, typeId }: Person): Promise<ProfileRow | null> {
  return first(
    await db.sql<ProfileRow>(
      `select p.id, p.account_id from profile_card p join account_holder a on a.id = p.account_id
       where a.email = $1 and a.is_demo and p.profile_type_id = $2 order by p.created_at limit 1`,
      [email, typeId],
    ),
  )
}

/** Some time of that working day: nobody does everything at the minute at which the portfolio was made. Never in the future. */
function dayAgo(days: string): string {
  return `least(now(), date_trunc('day', now()) - make_interval(days => ${days}::int) + make_interval(mins => 840 + ${days}::int * 97 % 540))`
}

export type DemoConnectionState = 'pending' | 'joined' | 'ended'
const STATES: Readonly<Record<DemoConnectionState, number>> = { pending: 0, joined: 1, ended: 3 }
/** Days between being asked and answering, and for how long those that have ended lasted. */
const ANSWERED_AFTER_DAYS = 1
const LASTED_DAYS = 95

type NewConnection = {
  from: Person
  to: Person
  daysAgo: number
  state?: DemoConnectionState
  message?: string
  reason?: string
}

export async function insertDemoConnection(db: Db, { state = 'joined', ...connection }: NewConnection): Promise<void> {
  const [from, to] = [await findProfile(db, connection.from), await findProfile(db, connection.to)]
  if (!from || !to) return
  const row = first(
    await db.sql<{ id: string }>(
      `insert into connection (requester_account_id, requester_profile_id, requester_type_id, addressee_account_id, addressee_profile_id, addressee_type_id,
         state, outcome, message, created_at, last_sent_at, updated_at, expires_at, answered_at, ended_at, ended_by_profile_id, reason)
       select $1, $2, $3, $4, $5, $6, $7::smallint, case when $7 = 3 then 'ended' end, $8, asked, asked, asked, asked + interval '30 days',
         case when $7 <> 0 then answered end, case when $7 = 3 then answered + make_interval(days => $11) end, case when $7 = 3 then $2::uuid end, $12
       from (select ${dayAgo('$9')} as asked, ${dayAgo('($9::int - $10::int)')} as answered) as moment
       on conflict do nothing returning id`,
      [
        from.account_id,
        from.id,
        connection.from.typeId,
        to.account_id,
        to.id,
        connection.to.typeId,
        STATES[state],
        connection.message ?? null,
        connection.daysAgo,
        ANSWERED_AFTER_DAYS,
        LASTED_DAYS,
        connection.reason ?? null,
      ],
    ),
  )
  if (!row) return
  await db.sql(
    `insert into connection_event (connection_id, kind, by_profile_id, at)
     select c.id, e.kind, e.by, e.at from connection c cross join lateral (values
       ('invited', c.requester_profile_id, c.created_at),
       ('accepted', c.addressee_profile_id, c.answered_at),
       ('ended', c.ended_by_profile_id, c.ended_at)) as e (kind, by, at)
     where c.id = $1 and e.at is not null`,
    [row.id],
  )
}

export async function insertDemoInvitation(
  db: Db,
  invitation: { from: Person; email: string; name: string; typeId: number; daysAgo: number },
): Promise<void> {
  const from = await findProfile(db, invitation.from)
  if (!from) return
  await db.sql(
    `with invited as (
       insert into connection (requester_account_id, requester_profile_id, requester_type_id, addressee_type_id, invite_email, invite_name,
         created_at, last_sent_at, updated_at, expires_at)
       select $1, $2, $3, $4, $5, $6, asked, asked, asked, asked + interval '30 days' from (select ${dayAgo('$7')} as asked) as moment
       on conflict do nothing returning id, created_at)
     insert into connection_event (connection_id, kind, by_profile_id, at) select id, 'invited', $2, created_at from invited`,
    [from.account_id, from.id, invitation.from.typeId, invitation.typeId, invitation.email, invitation.name, invitation.daysAgo],
  )
}

type HomeRow = { id: string; connection_id: string }

/** A property that its demo owner still has, with the joined connection between that owner and somebody. */
async function findHome(db: Db, ownerId: string, code: string, otherId: string): Promise<HomeRow | null> {
  return first(
    await db.sql<HomeRow>(
      `select a.id, c.id as connection_id from asset a
       join connection c on c.state = 1 and $1 in (c.requester_profile_id, c.addressee_profile_id) and $3 in (c.requester_profile_id, c.addressee_profile_id)
       where a.managing_profile_id = $1 and a.reference_code = $2 and a.status = 'A' and a.deleted_at is null`,
      [ownerId, code, otherId],
    ),
  )
}

type Assigned = { ownerId: string; toId: string; role: 'agent' | 'tenant'; daysAgo: number }

async function noteAssigned(db: Db, { id, connection_id }: HomeRow, { ownerId, toId, role, daysAgo }: Assigned): Promise<void> {
  await db.sql(
    `insert into connection_event (connection_id, kind, by_profile_id, detail, at)
     select $1, 'assigned', $2, jsonb_build_object('assetId', id, 'title', title, 'profileId', $5::uuid, 'role', $6::text), ${dayAgo('$4')}
     from asset where id = $3`,
    [connection_id, ownerId, id, daysAgo, toId, role],
  )
}

type NewAssignment = {
  owner: Person
  agent: Person
  code: string
  contractTypeId: number
  scopes: readonly AgentScope[]
  agentPercent?: number
  feePercent?: number
  sinceDaysAgo: number
  untilInDays?: number
}

/** An agent who may list a property is whom strangers turn to about it. */
export async function insertDemoAssignment(db: Db, assignment: NewAssignment): Promise<void> {
  const [owner, agent] = [await findProfile(db, assignment.owner), await findProfile(db, assignment.agent)]
  const home = owner && agent && (await findHome(db, owner.id, assignment.code, agent.id))
  if (!home) return
  await db.sql(
    `insert into asset_assignment (account_id, asset_id, profile_id, profile_account_id, role_id, connection_id, starts_on, ends_on, contract_type_id,
       agent_percent_bps, fee_percent_bps, scopes, asset_title, asset_place, time_zone, created_by_profile_id)
     select a.account_id, a.id, $2, $3, 2, $4, current_date - $5::int, current_date + $6::int, $7, $8, $9, $10::text[], a.title,
       a.city_name || ', ' || s.code, a.time_zone, a.managing_profile_id
     from asset a join place_state s on s.id = a.state_id where a.id = $1`,
    [
      home.id,
      agent.id,
      agent.account_id,
      home.connection_id,
      assignment.sinceDaysAgo,
      assignment.untilInDays ?? null,
      assignment.contractTypeId,
      assignment.agentPercent === undefined ? null : Math.round(assignment.agentPercent * 100),
      assignment.feePercent === undefined ? null : Math.round(assignment.feePercent * 100),
      assignment.scopes,
    ],
  )
  if (assignment.scopes.includes('list')) await db.sql('update asset set contact_profile_id = $2 where id = $1', [home.id, agent.id])
  await noteAssigned(db, home, { ownerId: owner.id, toId: agent.id, role: 'agent', daysAgo: assignment.sinceDaysAgo })
}

type NewLease = {
  owner: Person
  code: string
  tenants: readonly (Person & { shareBps: number })[]
  fromDay: number
  toDay: number | null
  billing: 'joint' | 'individual'
}

/** A home that somebody has put on the market, or let, in the meantime is left alone. */
export async function insertDemoLease(db: Db, lease: NewLease): Promise<void> {
  const owner = await findProfile(db, lease.owner)
  if (!owner) return
  const homes: (HomeRow & { tenant: ProfileRow; shareBps: number })[] = []
  for (const tenant of lease.tenants) {
    const profile = await findProfile(db, tenant)
    const home = profile && (await findHome(db, owner.id, lease.code, profile.id))
    if (!home) return
    homes.push({ ...home, tenant: profile, shareBps: tenant.shareBps })
  }
  const row = first(
    await db.sql<{ id: string }>(
      `insert into lease (account_id, asset_id, starts_on, ends_on, rent_cents, rent_frequency_id, advance_cents, billing, created_by_profile_id)
       select account_id, id, current_date + $2::int, current_date + $3::int, rent_cents, rent_frequency_id, coalesce(advance_cents, 0), $4, managing_profile_id
       from asset where id = $1 and not is_listed and rent_cents is not null and not exists (select from lease l where l.asset_id = asset.id)
       returning id`,
      [homes[0]!.id, lease.fromDay, lease.toDay, lease.billing],
    ),
  )
  if (!row) return
  for (const home of homes) {
    await db.sql(
      `insert into asset_assignment (account_id, asset_id, profile_id, profile_account_id, role_id, connection_id, starts_on, ends_on, lease_id, share_bps,
         asset_title, asset_place, time_zone, created_by_profile_id)
       select a.account_id, a.id, $2, $3, 3, $4, l.starts_on, l.ends_on, l.id, $5, a.title, a.city_name || ', ' || s.code, a.time_zone, a.managing_profile_id
       from lease l join asset a on a.id = l.asset_id join place_state s on s.id = a.state_id where l.id = $1`,
      [row.id, home.tenant.id, home.tenant.account_id, home.connection_id, home.shareBps],
    )
    await noteAssigned(db, home, { ownerId: owner.id, toId: home.tenant.id, role: 'tenant', daysAgo: Math.max(-lease.fromDay, 1) })
  }
}

type NewOwners = {
  owner: Person
  code: string
  percent: number
  others: readonly { partner: Person | null; name: string; percent: number }[]
  daysAgo: number
}

export async function insertDemoOwners(db: Db, ownership: NewOwners): Promise<void> {
  const owner = await findProfile(db, ownership.owner)
  const home =
    owner &&
    first(
      await db.sql<{ id: string }>(
        `select id from asset a where managing_profile_id = $1 and reference_code = $2 and deleted_at is null
           and not exists (select from asset_owner o where o.asset_id = a.id)`,
        [owner.id, ownership.code],
      ),
    )
  if (!home) return
  const rows: { profile: ProfileRow | null; connectionId: string | null; name: string | null; isManaging: boolean; percent: number }[] = [
    { profile: owner, connectionId: null, name: null, isManaging: true, percent: ownership.percent },
  ]
  for (const { partner, name, percent } of ownership.others) {
    const profile = partner && (await findProfile(db, partner))
    const connected = profile && (await findHome(db, owner.id, ownership.code, profile.id))
    rows.push({ profile: connected ? profile : null, connectionId: connected?.connection_id ?? null, name, isManaging: false, percent })
  }
  for (const { profile, connectionId, name, isManaging, percent } of rows) {
    await db.sql(
      `with added as (
         insert into asset_owner (account_id, asset_id, profile_id, partner_account_id, connection_id, accepted_at, name, is_managing, created_at)
         select a.account_id, a.id, $2, $3, $4::uuid, case when $4::uuid is not null then now() - make_interval(days => $7) end, $5, $6,
           now() - make_interval(days => $7)
         from asset a where a.id = $1 returning id, asset_id, account_id)
       insert into asset_owner_share (owner_id, asset_id, account_id, percent_bps, effective_from)
       select id, asset_id, account_id, $8, current_date - $7::int from added`,
      [
        home.id,
        profile?.id ?? null,
        isManaging ? null : (profile?.account_id ?? null),
        connectionId,
        name,
        isManaging,
        ownership.daysAgo,
        Math.round(percent * 100),
      ],
    )
  }
  await db.sql('update asset set owners_version = owners_version + 1 where id = $1', [home.id])
}

/** When that happened in the history of the two, which the news then name as well; the nearest, where it happened often. */
const TOLD_OF = `(select e.at from connection_event e join connection c on c.id = e.connection_id
  where e.kind = case $3 when 'connection.invited' then 'invited' when 'connection.answered' then 'accepted' when 'asset.assigned' then 'assigned' end
    and $5::uuid in (c.requester_profile_id, c.addressee_profile_id) and $2::uuid in (c.requester_profile_id, c.addressee_profile_id)
  order by abs(extract(epoch from e.at - (now() - make_interval(hours => $8)))) limit 1)`

export async function insertDemoNews(
  db: Db,
  news: { to: Person; by: Person; event: string; typeId: number; message: string; path: string; hoursAgo: number; isRead?: boolean },
): Promise<void> {
  const [to, by] = [await findProfile(db, news.to), await findProfile(db, news.by)]
  if (!to || !by) return
  await db.sql(
    `insert into notification (account_id, profile_id, event_key, type_id, natural_key, message, actor_profile_id, path, created_at, shown_at, read_at)
     select $1, $2, $3, $4, 'demo:' || $3 || ':' || $8::text || ':' || $5::text, $6, $5::uuid, $7, at, at, case when $9 then at + interval '1 hour' end
     from (select coalesce(${TOLD_OF}, now() - make_interval(hours => $8)) as at) as moment on conflict do nothing`,
    [to.account_id, to.id, news.event, news.typeId, by.id, news.message, news.path, news.hoursAgo, news.isRead ?? false],
  )
}
