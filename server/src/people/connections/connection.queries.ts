import { CONNECTION_STATES, type ConnectionOutcome, RESEND_AFTER_HOURS } from '@keystead/contract/people/connections/connection.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

const { Pending, Joined } = CONNECTION_STATES

/** Two people and how they stand to each other. */
export type ConnectionRow = {
  id: string
  requester_account_id: string
  requester_profile_id: string
  requester_type_id: number
  addressee_account_id: string | null
  addressee_profile_id: string | null
  addressee_type_id: number
  invite_email: string | null
  invite_name: string | null
  state: number
  outcome: ConnectionOutcome | null
  message: string | null
  proposal: unknown
  home: string | null
  /** Whom the sender has written down with the address. */
  person_id: string | null
  created_at: Date
  last_sent_at: Date
  sent_count: number
  expires_at: Date
  answered_at: Date | null
  ended_at: Date | null
  reason: string | null
  /** Whether it waits for an answer, and its time has passed. */
  is_over: boolean
  /** Begun hours before it may be sent again. */
  resend_in_hours: number
}

/** Both have said yes, so both are known. */
export type JoinedConnection = ConnectionRow & { addressee_account_id: string; addressee_profile_id: string }

export const CONNECTION_COLUMNS = `c.id, c.requester_account_id, c.requester_profile_id, c.requester_type_id,
  c.addressee_account_id, c.addressee_profile_id, c.addressee_type_id, c.invite_email, c.invite_name, c.state, c.outcome, c.message, c.proposal, c.home, c.person_id,
  c.created_at, c.last_sent_at, c.sent_count, c.expires_at, c.answered_at, c.ended_at, c.reason, c.state = ${Pending} and c.expires_at <= now() as is_over,
  greatest(0, ceil(extract(epoch from c.last_sent_at + interval '${RESEND_AFTER_HOURS} hours' - now()) / 3600))::int as resend_in_hours`

/** Rows of a scope, whose account is $1 and whose profile is $2. */
const IN_SCOPE = `(c.requester_profile_id = $2 and c.requester_account_id = $1
  or c.addressee_account_id = $1 and (c.addressee_profile_id = $2 or c.addressee_profile_id is null))`

export async function findConnection(db: Db, scope: Scope<'connection'>, connectionId: string): Promise<ConnectionRow | null> {
  return first(
    await db.sql<ConnectionRow>(`select ${CONNECTION_COLUMNS} from connection c where c.id = $3 and ${IN_SCOPE}`, [
      scope.accountId,
      scope.profileId,
      connectionId,
    ]),
  )
}

/** The connection, kept for this transaction: what both sides do follows each other. */
export async function lockConnection(db: Db, scope: Scope<'connection'>, connectionId: string): Promise<ConnectionRow | null> {
  return first(
    await db.sql<ConnectionRow>(`select ${CONNECTION_COLUMNS} from connection c where c.id = $3 and ${IN_SCOPE} for no key update of c`, [
      scope.accountId,
      scope.profileId,
      connectionId,
    ]),
  )
}

/** With whom of these a profile is joined, and by which connection. */
export async function findJoined(db: Db, profileId: string, otherProfileIds: readonly string[]): Promise<Map<string, string>> {
  return joinedWith(db, profileId, otherProfileIds, '')
}

/** The same for what is about to depend on it: none of them ends before the caller's transaction does. */
export async function lockJoined(db: Db, profileId: string, otherProfileIds: readonly string[]): Promise<Map<string, string>> {
  return joinedWith(db, profileId, otherProfileIds, 'order by c.id for no key update of c')
}

/** Someone with whom a profile is joined, by the address that they have confirmed. */
export type JoinedByEmail = { email: string; profile_id: string; in_use: boolean }

/** Of some addresses, those of people of a profile type whom a profile is joined with. It says nothing of any other address. */
export async function listJoinedByEmail(
  db: Db,
  profileId: string,
  { profileTypeId, emails }: { profileTypeId: number; emails: readonly string[] },
): Promise<JoinedByEmail[]> {
  if (emails.length === 0) return []
  return db.sql<JoinedByEmail>(
    `select a.email, p.id as profile_id, p.status = 'A' and a.status = 'A' as in_use
     from connection c
     join profile_card p on p.id = case when c.requester_profile_id = $1 then c.addressee_profile_id else c.requester_profile_id end
     join account_holder a on a.id = p.account_id
     where (c.requester_profile_id = $1 or c.addressee_profile_id = $1) and c.state = ${Joined} and p.profile_type_id = $2
       and a.email_verified_at is not null and a.email = any($3::text[])
     order by in_use desc, p.created_at, p.id`,
    [profileId, profileTypeId, emails],
  )
}

/** Someone who is joined with a tenant, and that tenant as the other side. */
export type JoinedWithTenant = {
  connectionId: string
  accountId: string
  profileId: string
  otherAccountId: string
  otherProfileId: string
}

/** Who is joined with an account as their tenant, kept for this transaction. */
export async function lockJoinedWithTenant(db: Db, accountId: string): Promise<JoinedWithTenant[]> {
  return db.sql<JoinedWithTenant>(
    `select c.id as "connectionId", other.account_id as "accountId", other.profile_id as "profileId", $1::uuid as "otherAccountId",
       other.tenant_profile_id as "otherProfileId"
     from connection c
     cross join lateral (
       select c.requester_account_id as account_id, c.requester_profile_id as profile_id, c.addressee_profile_id as tenant_profile_id
       where c.addressee_account_id = $1 and c.addressee_type_id = ${PROFILE_TYPES.Tenant}
       union all
       select c.addressee_account_id, c.addressee_profile_id, c.requester_profile_id
       where c.requester_account_id = $1 and c.requester_type_id = ${PROFILE_TYPES.Tenant}) other
     where (c.requester_account_id = $1 or c.addressee_account_id = $1) and c.state = ${Joined}
     order by c.id for no key update of c`,
    [accountId],
  )
}

async function joinedWith(db: Db, profileId: string, otherProfileIds: readonly string[], ending: string): Promise<Map<string, string>> {
  const rows = await db.sql<{ id: string; other_id: string }>(
    `select c.id, case when c.requester_profile_id = $1 then c.addressee_profile_id else c.requester_profile_id end as other_id
     from connection c
     where c.state = ${Joined}
       and (c.requester_profile_id = $1 and c.addressee_profile_id = any($2::uuid[])
         or c.addressee_profile_id = $1 and c.requester_profile_id = any($2::uuid[])) ${ending}`,
    [profileId, otherProfileIds],
  )
  return new Map(rows.map((row) => [row.other_id, row.id]))
}

/** The open or joined one of a pair, kept for this transaction. */
export async function lockConnectionOfPair(db: Db, oneProfileId: string, otherProfileId: string): Promise<ConnectionRow | null> {
  return first(
    await db.sql<ConnectionRow>(
      `select ${CONNECTION_COLUMNS} from connection c
       where least(c.requester_profile_id, c.addressee_profile_id) = least($1::uuid, $2::uuid)
         and greatest(c.requester_profile_id, c.addressee_profile_id) = greatest($1::uuid, $2::uuid)
         and c.state in (${Pending}, ${Joined}) and c.addressee_profile_id is not null
       for no key update of c`,
      [oneProfileId, otherProfileId],
    ),
  )
}

/**
 * Open invitations by address from one of two who have joined to the other one. An address that is not confirmed belongs
 * to no one: what was meant for who has it is not theirs who typed it.
 */
export async function lockDuplicates(
  db: Db,
  { id, from, to }: { id: string; from: { profileId: string }; to: { accountId: string; typeId: number } },
): Promise<ConnectionRow[]> {
  return db.sql<ConnectionRow>(
    `select ${CONNECTION_COLUMNS} from connection c
     where c.state = ${Pending} and c.addressee_profile_id is null and c.id <> $1 and c.requester_profile_id = $2
       and c.addressee_type_id = $3 and c.invite_email = (select email from account_holder where id = $4 and email_verified_at is not null)
     order by c.id for no key update of c`,
    [id, from.profileId, to.typeId, to.accountId],
  )
}

export type NewConnection = {
  requester: { accountId: string; profileId: string; typeId: number }
  addressee: { accountId: string | null; profileId: string | null; typeId: number }
  email: string | null
  name: string | null
  message: string | null
  proposal: unknown
  home: string | null
  days: number
  isJoined: boolean
}

/** Null where the pair, or the address, has one already; of two at once the second waits for the first. */
export async function insertConnection(db: Db, connection: NewConnection): Promise<ConnectionRow | null> {
  const { requester, addressee } = connection
  return first(
    await db.sql<ConnectionRow>(
      `insert into connection as c (requester_account_id, requester_profile_id, requester_type_id,
         addressee_account_id, addressee_profile_id, addressee_type_id, invite_email, invite_name, message, proposal, expires_at, state, answered_at, home, person_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, now() + make_interval(days => $11),
         case when $12 then ${Joined} else ${Pending} end, case when $12 then now() end, $13,
         (select p.id from person_card p where p.account_id = $1 and p.email = $7))
       on conflict do nothing
       returning ${CONNECTION_COLUMNS}`,
      [
        requester.accountId,
        requester.profileId,
        requester.typeId,
        addressee.accountId,
        addressee.profileId,
        addressee.typeId,
        connection.email,
        connection.name,
        connection.message,
        connection.proposal === null ? null : JSON.stringify(connection.proposal),
        connection.days,
        connection.isJoined,
        connection.home,
      ],
    ),
  )
}

type Change = {
  state: number
  outcome: ConnectionOutcome | null
  /** Null: the system. */
  byProfileId: string | null
  reason: string | null
}

/** A step of a connection that was locked, up to where it is final. */
export async function setConnectionState(db: Db, locked: ConnectionRow, { state, outcome, byProfileId, reason }: Change): Promise<void> {
  await db.sql(
    `update connection set state = $2::smallint, outcome = $3::text, reason = $5, updated_at = now(),
       answered_at = case when $2::smallint = ${Joined} or $3::text = 'declined' then now() else answered_at end,
       ended_at = case when $3::text is null then ended_at else now() end,
       ended_by_profile_id = case when $3::text is null then ended_by_profile_id else $4::uuid end
     where id = $1`,
    [locked.id, state, outcome, byProfileId, reason],
  )
}

/** Who was asked by address is known from now on; with nulls they are not any more. */
export async function setAddressee(
  db: Db,
  locked: ConnectionRow,
  { accountId, profileId }: { accountId: string | null; profileId: string | null },
): Promise<void> {
  await db.sql('update connection set addressee_account_id = $2, addressee_profile_id = $3, updated_at = now() where id = $1', [
    locked.id,
    accountId,
    profileId,
  ])
}

export async function setSentAgain(db: Db, locked: ConnectionRow, days: number): Promise<void> {
  await db.sql(
    `update connection set last_sent_at = now(), sent_count = sent_count + 1, expires_at = now() + make_interval(days => $2), updated_at = now()
     where id = $1`,
    [locked.id, days],
  )
}

export type NewEvent = {
  connectionId: string
  kind: string
  /** Null: the system. */
  byProfileId: string | null
  detail: Readonly<Record<string, unknown>>
}

export async function insertConnectionEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.sql(
    `insert into connection_event (connection_id, kind, by_profile_id, detail)
     select "connectionId", kind, "byProfileId", detail
     from jsonb_to_recordset($1::jsonb) as event("connectionId" uuid, kind text, "byProfileId" uuid, detail jsonb) order by 1`,
    [JSON.stringify(events)],
  )
}

/** What a profile is to others. */
export type Party = { readonly account_id: string; readonly profile_type_id: number }

export async function getParty(db: Db, profileId: string): Promise<Party> {
  return only(await db.sql<Party>('select account_id, profile_type_id from profile_card where id = $1', [profileId]))
}
