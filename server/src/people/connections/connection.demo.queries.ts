import { type Db, first } from '../../database/db.ts'

/** Some time of that working day: a demo whose every event is of one minute would look made up. Never in the future. */
function dayAgo(days: string): string {
  return `least(now(), date_trunc('day', now()) - make_interval(days => ${days}::int) + make_interval(mins => 840 + ${days}::int * 97 % 540))`
}

export type DemoConnectionState = 'pending' | 'joined' | 'ended'
const STATES: Readonly<Record<DemoConnectionState, number>> = { pending: 0, joined: 1, ended: 3 }
/** Days between being asked and answering, and for how long those that have ended lasted. */
const ANSWERED_AFTER_DAYS = 1
const LASTED_DAYS = 95

/** A profile and as what it takes part. */
export type DemoSide = { readonly id: string; readonly account_id: string; readonly typeId: number }

export type NewDemoConnection = {
  from: DemoSide
  to: DemoSide
  daysAgo: number
  state?: DemoConnectionState
  message?: string
  reason?: string
}

export async function insertDemoConnection(db: Db, { from, to, state = 'joined', ...connection }: NewDemoConnection): Promise<void> {
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
        from.typeId,
        to.account_id,
        to.id,
        to.typeId,
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
  { from, ...invitation }: { from: DemoSide; email: string; name: string; typeId: number; daysAgo: number },
): Promise<void> {
  await db.sql(
    `with invited as (
       insert into connection (requester_account_id, requester_profile_id, requester_type_id, addressee_type_id, invite_email, invite_name,
         created_at, last_sent_at, updated_at, expires_at)
       select $1, $2, $3, $4, $5, $6, asked, asked, asked, asked + interval '30 days' from (select ${dayAgo('$7')} as asked) as moment
       on conflict do nothing returning id, created_at)
     insert into connection_event (connection_id, kind, by_profile_id, at) select id, 'invited', $2, created_at from invited`,
    [from.account_id, from.id, from.typeId, invitation.typeId, invitation.email, invitation.name, invitation.daysAgo],
  )
}

/** The joined connection between two profiles. */
export async function findDemoConnection(db: Db, oneId: string, otherId: string): Promise<string | null> {
  const found = first(
    await db.sql<{ id: string }>(
      `select c.id from connection c where c.state = 1 and $1 in (c.requester_profile_id, c.addressee_profile_id)
         and $2 in (c.requester_profile_id, c.addressee_profile_id)`,
      [oneId, otherId],
    ),
  )
  return found?.id ?? null
}

export type DemoAssigned = {
  readonly connectionId: string
  readonly ownerId: string
  readonly toId: string
  readonly role: 'agent' | 'tenant'
  readonly assetId: string
  readonly title: string
  readonly daysAgo: number
}

export async function recordDemoAssigned(
  db: Db,
  { connectionId, ownerId, toId, role, assetId, title, daysAgo }: DemoAssigned,
): Promise<void> {
  await db.sql(
    `insert into connection_event (connection_id, kind, by_profile_id, detail, at)
     values ($1, 'assigned', $2, jsonb_build_object('assetId', $3::uuid, 'title', $7::text, 'profileId', $5::uuid, 'role', $6::text), ${dayAgo('$4')})`,
    [connectionId, ownerId, assetId, daysAgo, toId, role, title],
  )
}

type ToldOf = { readonly event: string; readonly toId: string; readonly byId: string; readonly hoursAgo: number }

/** When that happened in the history of the two, as the database writes it; the nearest, where it happened often. */
export async function findDemoMoment(db: Db, { event, toId, byId, hoursAgo }: ToldOf): Promise<string | null> {
  const found = first(
    await db.sql<{ at: string }>(
      `select e.at::text as at from connection_event e join connection c on c.id = e.connection_id
       where e.kind = case $1 when 'connection.invited' then 'invited' when 'connection.answered' then 'accepted' when 'asset.assigned' then 'assigned' end
         and $3::uuid in (c.requester_profile_id, c.addressee_profile_id) and $2::uuid in (c.requester_profile_id, c.addressee_profile_id)
       order by abs(extract(epoch from e.at - (now() - make_interval(hours => $4)))) limit 1`,
      [event, toId, byId, hoursAgo],
    ),
  )
  return found?.at ?? null
}
