import { UNDO_MINUTES } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { NotificationTypeId } from '@keystead/contract/platform/preferences/notification-events.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type Said, withoutPerson } from '../../text/said.ts'
import { STILL_COVERED } from './still-covered.queries.ts'

export type NotificationRow = {
  id: string
  event_key: string
  type_id: number
  /** Of rows from before sentences were data, and of notes to oneself. */
  message: string
  said: Said | null
  path: string | null
  shown_at: Date
  read_at: Date | null
  actor_name: string | null
  /** Null where no one with a profile did it. */
  actor_profile_id: string | null
  first_name: string | null
  last_name: string | null
  picture_image_id: string | null
}

export type NotificationFilter = { id: string | null; typeId: NotificationTypeId | null; isRead: boolean | null }

const ON_SCREEN = `account_id = $1 and profile_id = $2 and in_app and is_shown
  and ${STILL_COVERED({ news: 'notification', accountId: '$1', profileId: '$2' })}`
const LATEST_FIRST = 'shown_at desc, id desc'

/** Conditions and the values that they name, from `$3` on. Each way of reading follows an index. */
function matching({ id, typeId, isRead }: NotificationFilter): { where: string; values: unknown[] } {
  const conditions = [ON_SCREEN]
  const values: unknown[] = []
  if (id !== null) conditions.push(`id = $${2 + values.push(id)}`)
  if (typeId !== null) conditions.push(`type_id = $${2 + values.push(typeId)}`)
  if (isRead !== null) conditions.push(isRead ? 'read_at is not null' : 'read_at is null')
  return { where: conditions.join(' and '), values }
}

export async function listNotifications(
  db: Db,
  scope: Scope<'notification'>,
  filter: NotificationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  const { where, values } = matching(filter)
  return db.sql<NotificationRow>(
    `select n.id, n.event_key, n.type_id, n.message, n.said, n.path, n.shown_at, n.read_at, n.actor_name, n.actor_profile_id,
       p.first_name, p.last_name, p.picture_image_id
     from (select * from notification where ${where} order by ${LATEST_FIRST} limit $${values.length + 3} offset $${values.length + 4}) as n
     left join profile_card p on p.id = n.actor_profile_id
     order by ${LATEST_FIRST}`,
    [scope.accountId, scope.profileId, ...values, limit, offset],
  )
}

/** How many there are, counted up to one more than `most`. */
export async function countNotifications(db: Db, scope: Scope<'notification'>, filter: NotificationFilter, most: number): Promise<number> {
  const { where, values } = matching(filter)
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (select from notification where ${where} limit $${values.length + 3}) as counted`,
      [scope.accountId, scope.profileId, ...values, most + 1],
    ),
  )
  return count
}

/** Null where there is no such notification, else whether it was otherwise before. When it was read first is kept. */
export async function markRead(db: Db, scope: Scope<'notification'>, id: string, isRead: boolean): Promise<boolean | null> {
  const found = first(
    await db.sql<{ was_read: boolean }>(
      `select read_at is not null as was_read from notification where ${ON_SCREEN} and id = $3 for update`,
      [scope.accountId, scope.profileId, id],
    ),
  )
  if (!found || found.was_read === isRead) return found && false
  await db.sql('update notification set read_at = case when $4 then now() end where account_id = $1 and profile_id = $2 and id = $3', [
    scope.accountId,
    scope.profileId,
    id,
    isRead,
  ])
  return true
}

/** Answers how many were unread. */
export async function markAllRead(db: Db, scope: Scope<'notification'>): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `with marked as (update notification set read_at = now() where ${ON_SCREEN} and read_at is null returning 1)
       select count(*) as count from marked`,
      [scope.accountId, scope.profileId],
    ),
  )
  return count
}

/** Takes one off the screen. Its words stay until it can no longer be taken back. */
export async function hideNotification(db: Db, scope: Scope<'notification'>, id: string): Promise<boolean> {
  const rows = await db.sql(`update notification set in_app = false, deleted_at = now() where ${ON_SCREEN} and id = $3 returning id`, [
    scope.accountId,
    scope.profileId,
    id,
  ])
  return rows.length > 0
}

/** False where it was deleted too long ago, or never there. What is on the screen stays there. */
export async function showAgain(db: Db, scope: Scope<'notification'>, id: string): Promise<boolean> {
  const rows = await db.sql(
    `update notification set in_app = true, deleted_at = null
     where account_id = $1 and profile_id = $2 and id = $3
       and ((in_app and is_shown) or deleted_at > now() - make_interval(mins => ${UNDO_MINUTES})) returning id`,
    [scope.accountId, scope.profileId, id],
  )
  return rows.length > 0
}

/**
 * Housekeeping: clears what deleted ones said. That they were told stays known, so that they are not told again; and whom they named, by
 * the id alone, so that a name that is erased goes from the email that said the same.
 */
export async function clearDeletedNotifications(db: Db): Promise<void> {
  await db.sql(
    `update notification set deleted_at = null, message = '', said = null, actor_profile_id = null, actor_name = null, path = null,
       persons = (select jsonb_agg(jsonb_build_object('id', person -> 'id')) from jsonb_array_elements(persons) as named (person)),
       email_state = case email_state when 'waiting' then 'none' else email_state end
     where deleted_at <= now() - make_interval(mins => ${UNDO_MINUTES})`,
  )
}

/** For an account that ends: no one is left to read it. */
export async function deleteAllNotifications(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from notification where account_id = $1', [accountId])
}

/** `name` is null where the notification was deleted, and says nothing any more. */
export type Erased = { readonly accountId: string; readonly name: string | null }

type NamingRow = Pick<NotificationRow, 'id' | 'message' | 'said' | 'actor_name'> & {
  account_id: string
  persons: { id: string; name?: string }[]
}

/** The names of a person who is forgotten go from what anyone was told; answers which, and to whom. Sees all accounts. */
export async function erasePersonFromNews(db: Db, personId: string): Promise<Erased[]> {
  const told = await db.sql<NamingRow>(
    `select id, account_id, message, said, actor_name, persons from notification
     where persons @> jsonb_build_array(jsonb_build_object('id', $1::text)) for update`,
    [personId],
  )
  if (told.length === 0) return []
  const without = told.map((row) => withoutNames(row, personId))
  await db.sql(
    `update notification n
     set message = changed.message, said = changed.said, actor_name = changed.actor_name, persons = nullif(changed.persons, '[]')
     from unnest($1::uuid[], $2::text[], $3::jsonb[], $4::text[], $5::jsonb[]) as changed (id, message, said, actor_name, persons)
     where n.id = changed.id`,
    [
      without.map(({ id }) => id),
      without.map(({ message }) => message),
      without.map(({ said }) => said && JSON.stringify(said)),
      without.map(({ actor_name }) => actor_name),
      without.map(({ persons }) => JSON.stringify(persons)),
    ],
  )
  return told.flatMap((row) => namesOf(row, personId).map((name) => ({ accountId: row.account_id, name })))
}

/** Who did it has a column of its own; rows from before sentences were data have the name in their sentence. */
function withoutNames(row: NamingRow, personId: string): NamingRow {
  const names = namesOf(row, personId).filter((name) => name !== null && name !== '') as string[]
  const erased = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, 'Erased person'), text)
  return {
    ...row,
    message: erased(row.message),
    said: row.said && withoutPerson(row.said, personId),
    actor_name: row.actor_name && erased(row.actor_name),
    persons: row.persons.filter(({ id }) => id !== personId),
  }
}

/** What it calls the person: by several names where they were two before. */
function namesOf({ persons }: NamingRow, personId: string): (string | null)[] {
  return persons.flatMap(({ id, name = null }) => (id === personId ? [name] : []))
}

/** Two persons are one: what named the first is about the other. Answers who was told of them. Sees all accounts. */
export async function giveNewsToPerson(db: Db, { fromId, intoId }: { fromId: string; intoId: string }): Promise<string[]> {
  const told = await db.sql<{ account_id: string }>(
    `update notification set persons = replace(persons::text, $1, $2)::jsonb, said = replace(said::text, $1, $2)::jsonb
     where persons @> jsonb_build_array(jsonb_build_object('id', $1::text)) returning account_id`,
    [fromId, intoId],
  )
  return [...new Set(told.map(({ account_id }) => account_id))]
}

/** Housekeeping: what was read, deleted or only emailed half a year ago. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await db.sql(`delete from notification where created_at < now() - interval '180 days' and (read_at is not null or not in_app)`)
}
