import type { NotificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { NamedPerson } from '@keystead/contract/identity/persons/person.events.ts'
import { type Db, first } from '../../database/db.ts'
import { fullNameOf } from '../../identity/profiles/profile.public.ts'
import type { Said } from '../../text/said.ts'

/* How news come to people: whom to tell, how they want it, and the rows of what they are told. Sees all accounts. */

/** Someone with an open profile of an open account, and what they chose for one event. */
export type Reader = {
  profile_id: string
  account_id: string
  profile_type_id: number
  email: string
  name: string
  /** No one else's words go to an address before it is confirmed; a business has none. */
  takes_email: boolean
  in_app: boolean | null
  by_email: boolean | null
  digest: 'off' | 'daily' | null
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string | null
  now: Date
}

const READER = `p.id as profile_id, p.account_id, p.profile_type_id, a.email, ${fullNameOf('p')} as name,
  a.email_verified_at is not null and a.email is not null as takes_email, r.digest, r.quiet_from, r.quiet_to, r.time_zone, now() as now`
const OPEN_READERS = `profile_card p join account_holder a on a.id = p.account_id and a.status = 'A'
  left join email_rhythm r on r.profile_id = p.id`

export async function findReaders(db: Db, eventKey: string, profileIds: readonly string[]): Promise<Reader[]> {
  return db.sql<Reader>(
    `select ${READER}, c.in_app, c.by_email from ${OPEN_READERS}
     left join notification_choice c on c.profile_id = p.id and c.event_key = $2
     where p.id = any($1::uuid[]) and p.status = 'A' order by p.id`,
    [profileIds, eventKey],
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

/** Notes what people are told; who was told before stays as they are. Answers who is told now, with the new row's id. */
export async function insertNotifications(db: Db, event: NotificationEvent, news: NewNotifications): Promise<Map<string, string>> {
  const { readers } = news
  const rows = await db.sql<{ id: string; profile_id: string }>(
    `insert into notification (account_id, profile_id, in_app, email_state, email_at,
       event_key, type_id, natural_key, message, actor_profile_id, actor_name, path, shown_at, is_shown, persons, said)
     select reader.*, $6, $7, $8, $9, $10, $11, $12, coalesce($13, now()), coalesce($13 <= now(), true), nullif($14::jsonb, '[]'), $15::jsonb
     from unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::text[], $5::timestamptz[]) as reader
     on conflict (profile_id, natural_key) do nothing
     returning id, profile_id`,
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
    ],
  )
  return new Map(rows.map(({ id, profile_id }) => [profile_id, id]))
}

/** Notes whose time has come go on the screen. */
export async function showDueNotes(db: Db): Promise<void> {
  await db.sql('update notification set is_shown = true where not is_shown and shown_at <= now()')
}

export async function isAnyEmailDue(db: Db): Promise<boolean> {
  return first(await db.sql(`select 1 from notification where email_state = 'waiting' and email_at <= now() limit 1`)) !== null
}

/** Profiles with emails that waited long enough, from one on. */
export async function listProfilesToEmail(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `select distinct profile_id from notification
     where email_state = 'waiting' and email_at <= now() and ($1::uuid is null or profile_id > $1) order by profile_id limit $2`,
    [after, limit],
  )
  return rows.map(({ profile_id }) => profile_id)
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
  /** Whether its email is still wanted: null where nothing was chosen. */
  in_app: boolean | null
  by_email: boolean | null
}

/** Takes a profile's due emails in hand, the oldest first; what another worker holds is left to it. */
export async function lockWaiting(db: Db, profileId: string): Promise<WaitingRow[]> {
  return db.sql<WaitingRow>(
    `select n.id, n.event_key, n.message, n.said, n.persons, n.path, n.shown_at, n.actor_profile_id, n.read_at is not null as is_read, n.deleted_at is not null as is_deleted, c.in_app, c.by_email,
       coalesce(n.actor_name, nullif(${fullNameOf('p')}, '')) as actor
     from notification n
     left join profile_card p on p.id = n.actor_profile_id
     left join notification_choice c on c.profile_id = n.profile_id and c.event_key = n.event_key
     where n.profile_id = $1 and n.email_state = 'waiting' and n.email_at <= now()
     order by n.shown_at, n.id for update of n skip locked`,
    [profileId],
  )
}

export async function settleEmails(db: Db, ids: readonly string[], state: Exclude<EmailState, 'waiting'>): Promise<void> {
  await db.sql('update notification set email_state = $2 where id = any($1::uuid[])', [ids, state])
}

export async function postponeEmails(db: Db, ids: readonly string[], until: Date): Promise<void> {
  await db.sql('update notification set email_at = $2 where id = any($1::uuid[])', [ids, until])
}
