import type { NotificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { NewsArea } from '@keystead/contract/rpc/permissions.ts'
import type { NamedPerson } from '@keystead/contract/identity/persons/person.events.ts'
import { SEAT_COVERS } from '../../access/seat.queries.ts'
import { type Db, first } from '../../database/db.ts'
import { fullNameOf } from '../../identity/profiles/profile.public.ts'
import type { Said } from '../../text/said.ts'

/* How news come to people: whom to tell, how they want it, and the rows of what they are told. Sees all accounts. */

/**
 * Someone with an open account who hears what a profile is told, and what they chose for one event: the person whose profile it is, or a member
 * of the business whose it is.
 */
export type Reader = {
  profile_id: string
  /** Of the person. */
  account_id: string
  profile_type_id: number
  /** Null where the profile is their own. */
  member_id: string | null
  email: string
  name: string
  first_name: string
  /** No one else's words go to an address before it is confirmed. */
  takes_email: boolean
  in_app: boolean | null
  by_email: boolean | null
  digest: 'off' | 'daily' | null
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string | null
  now: Date
}

const PERSON = `trim(concat_ws(' ', coalesce(a.first_name, d.first_name), coalesce(a.last_name, d.last_name)))`
const READER = `place.profile_id, place.account_id, p.profile_type_id, place.member_id, a.email,
  case when place.member_id is null then ${fullNameOf('p')} else ${PERSON} end as name,
  coalesce(a.first_name, d.first_name, '') as first_name, a.email_verified_at is not null as takes_email,
  r.digest, r.quiet_from, r.quiet_to, r.time_zone, now() as now`
const OPEN_READERS = `join profile_card p on p.id = place.profile_id and p.status = 'A'
  join account_holder a on a.id = place.account_id and a.status = 'A' and a.kind = 'person'
  left join profile_card d on d.id = a.default_profile_id
  left join email_rhythm r on r.account_id = place.account_id and r.profile_id = place.profile_id`

export type Audience = {
  readonly profileIds: readonly string[]
  /** Members hear of what their role covers. */
  readonly area: NewsArea
  /** Those who are given a list of homes hear of these alone. */
  readonly assetId: string | null
  /** Who caused it hears nothing of it as a member either. */
  readonly exceptMember: string | null
  /** In place of all: what concerns this one person. */
  readonly onlyAccounts: readonly string[] | null
}

const READERS_OF = `with place as (
    select id as profile_id, account_id, null::uuid as member_id from profile_card where id = any($1::uuid[])
    union all
    select s.profile_id, s.account_id, s.member_id from seat s
    where s.profile_id = any($1::uuid[]) and s.account_id is distinct from $5::uuid and ($3::text <> 'personal' or $6::uuid[] is not null)
      and ${SEAT_COVERS('s', '$3::text', '$4::uuid')})`

export async function findReaders(db: Db, eventKey: string, audience: Audience): Promise<Reader[]> {
  return db.sql<Reader>(
    `${READERS_OF}
     select ${READER}, c.in_app, c.by_email from place ${OPEN_READERS}
     left join notification_choice c on c.account_id = place.account_id and c.profile_id = place.profile_id and c.event_key = $2
     where $6::uuid[] is null or place.account_id = any($6) order by place.profile_id, place.account_id`,
    [audience.profileIds, eventKey, audience.area, audience.assetId, audience.exceptMember, audience.onlyAccounts],
  )
}

type MemberToEmail = Pick<Reader, 'account_id' | 'profile_id' | 'email' | 'name' | 'first_name'>

/** Members of a business whose role covers an area, with addresses that are known to be theirs. */
export async function listMembersToEmail(db: Db, businessAccountId: string, area: NewsArea): Promise<MemberToEmail[]> {
  return db.sql<MemberToEmail>(
    `select s.account_id, s.profile_id, a.email, ${PERSON} as name, coalesce(a.first_name, d.first_name, '') as first_name
     from seat s join account_holder a on a.id = s.account_id and a.status = 'A' and a.email_verified_at is not null
     left join profile_card d on d.id = a.default_profile_id
     where s.business_account_id = $1 and ${SEAT_COVERS('s', '$2::text', 'null')} order by s.account_id`,
    [businessAccountId, area],
  )
}

/** The profile under which a person is told what concerns their account: the default one, else the first that is open. */
export async function findProfileToTell(db: Db, accountId: string): Promise<string | null> {
  const profile = first(
    await db.sql<{ id: string }>(
      `select p.id from profile_card p join account_holder a on a.id = p.account_id where p.account_id = $1 and p.status = 'A'
       order by (p.id = a.default_profile_id) desc nulls last, p.created_at, p.id limit 1`,
      [accountId],
    ),
  )
  return profile?.id ?? null
}

/** Who did something, in one line; null where they have left. */
export async function findActorName(db: Db, profileId: string): Promise<string | null> {
  const actor = first(
    await db.sql<{ name: string }>(`select ${fullNameOf('profile_card')} as name from profile_card where id = $1`, [profileId]),
  )
  return actor?.name || null
}

export type EmailState = 'none' | 'waiting' | 'sent'

export type NewNotifications = {
  readonly once: string
  /** Null for what a person told themselves, which is in `message`. */
  readonly said: Said | null
  readonly message: string
  readonly actorProfileId: string | null
  readonly actorName: string | null
  /** Whom it names without an account. */
  readonly persons: readonly NamedPerson[]
  readonly path: string | null
  /** Which home it is about. */
  readonly assetId: string | null
  /** When it is shown; at once where it is null. */
  readonly showAt: Date | null
  readonly readers: readonly {
    readonly profileId: string
    readonly accountId: string
    readonly inApp: boolean
    readonly emailState: EmailState
    readonly emailAt: Date | null
  }[]
}

/** Someone as one of their profiles, or as that of a business. */
export const readerKey = (reader: { readonly account_id: string; readonly profile_id: string }) =>
  `${reader.account_id} ${reader.profile_id}`

/** Notes what people are told; who was told before stays as they are. Answers who is told now, by `readerKey`, with the new row's id. */
export async function insertNotifications(db: Db, event: NotificationEvent, news: NewNotifications): Promise<Map<string, string>> {
  const { readers } = news
  const rows = await db.sql<{ id: string; account_id: string; profile_id: string }>(
    `insert into notification (account_id, profile_id, in_app, email_state, email_at,
       event_key, type_id, natural_key, message, actor_profile_id, actor_name, path, shown_at, is_shown, persons, said, asset_id)
     select reader.*, $6, $7, $8, $9, $10, $11, $12, coalesce($13, now()), coalesce($13 <= now(), true), nullif($14::jsonb, '[]'), $15::jsonb,
       $16::uuid
     from unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::text[], $5::timestamptz[]) as reader
     on conflict (account_id, profile_id, natural_key) do nothing
     returning id, account_id, profile_id`,
    [
      readers.map(({ accountId }) => accountId),
      readers.map(({ profileId }) => profileId),
      readers.map(({ inApp }) => inApp),
      readers.map(({ emailState }) => emailState),
      readers.map(({ emailAt }) => emailAt),
      event.key,
      event.typeId,
      news.once,
      news.message,
      news.actorProfileId,
      news.actorName,
      news.path,
      news.showAt,
      JSON.stringify(news.persons),
      news.said && JSON.stringify(news.said),
      news.assetId,
    ],
  )
  return new Map(rows.map((row) => [readerKey(row), row.id]))
}

/** Notes whose time has come go on the screen. */
export async function showDueNotes(db: Db): Promise<void> {
  await db.sql('update notification set is_shown = true where not is_shown and shown_at <= now()')
}

export async function isAnyEmailDue(db: Db): Promise<boolean> {
  return first(await db.sql(`select 1 from notification where email_state = 'waiting' and email_at <= now() limit 1`)) !== null
}

export type EmailedReader = { readonly accountId: string; readonly profileId: string }

/** Who has emails that waited long enough, from one on. */
export async function listReadersToEmail(db: Db, after: EmailedReader | null, limit: number): Promise<EmailedReader[]> {
  return db.sql<EmailedReader>(
    `select distinct account_id as "accountId", profile_id as "profileId" from notification
     where email_state = 'waiting' and email_at <= now() and ($1::uuid is null or (account_id, profile_id) > ($1, $2::uuid))
     order by account_id, profile_id limit $3`,
    [after?.accountId ?? null, after?.profileId ?? null, limit],
  )
}

/** Of the emails of a person: null where they no longer are, or act for, this profile. */
export async function findReader(db: Db, { accountId, profileId }: EmailedReader): Promise<Reader | null> {
  const audience = { profileIds: [profileId], area: 'personal', assetId: null, exceptMember: null, onlyAccounts: [accountId] } as const
  return first(await findReaders(db, '', audience))
}

export type WaitingRow = {
  id: string
  event_key: string
  message: string
  said: Said | null
  persons: NamedPerson[] | null
  path: string | null
  shown_at: Date
  /** Null where no one did it, or someone without a profile. */
  actor_profile_id: string | null
  /** Null where no one did it, or they have left. */
  actor: string | null
  is_read: boolean
  is_deleted: boolean
  /** What it is about, where that matters to a member: null of what is about no home. */
  asset_id: string | null
  /** Whether its email is still wanted: null where nothing was chosen. */
  in_app: boolean | null
  by_email: boolean | null
}

/** Takes a person's due emails in hand, the oldest first, all or none: another worker waits, and finds that they were sent. */
export async function lockWaiting(db: Db, { accountId, profileId }: EmailedReader): Promise<WaitingRow[]> {
  return db.sql<WaitingRow>(
    `select n.id, n.event_key, n.message, n.said, n.persons, n.path, n.shown_at, n.actor_profile_id, n.read_at is not null as is_read, n.deleted_at is not null as is_deleted, n.asset_id, c.in_app, c.by_email,
       coalesce(n.actor_name, nullif(${fullNameOf('p')}, '')) as actor
     from notification n
     left join profile_card p on p.id = n.actor_profile_id
     left join notification_choice c on c.account_id = n.account_id and c.profile_id = n.profile_id and c.event_key = n.event_key
     where n.account_id = $1 and n.profile_id = $2 and n.email_state = 'waiting' and n.email_at <= now()
     order by n.shown_at, n.id for update of n`,
    [accountId, profileId],
  )
}

export async function settleEmails(db: Db, ids: readonly string[], state: Exclude<EmailState, 'waiting'>): Promise<void> {
  await db.sql('update notification set email_state = $2 where id = any($1::uuid[])', [ids, state])
}

export async function postponeEmails(db: Db, ids: readonly string[], until: Date): Promise<void> {
  await db.sql('update notification set email_at = $2 where id = any($1::uuid[])', [ids, until])
}

/** Of what waited for a member, that which their place in the business still covers. `news`: each with its area. */
export async function listCovered(
  db: Db,
  memberId: string,
  news: readonly { readonly id: string; readonly area: NewsArea; readonly assetId: string | null }[],
): Promise<ReadonlySet<string>> {
  const rows = await db.sql<{ id: string }>(
    `select n.id from unnest($2::uuid[], $3::text[], $4::uuid[]) as n (id, area, asset_id)
     join seat s on s.member_id = $1 and ${SEAT_COVERS('s', 'n.area', 'n.asset_id')}`,
    [memberId, news.map(({ id }) => id), news.map(({ area }) => area), news.map(({ assetId }) => assetId)],
  )
  return new Set(rows.map(({ id }) => id))
}
