import { UNDO_MINUTES } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { NotificationTypeId } from '@keystead/contract/platform/preferences/notification-events.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type Said, withoutPerson } from '../../text/said.ts'

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

const ON_SCREEN = 'account_id = $1 and profile_id = $2 and in_app and is_shown'
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

/** Housekeeping: clears what deleted ones said. That they were told stays known, so that they are not told again. */
export async function clearDeletedNotifications(db: Db): Promise<void> {
  await db.sql(
    `update notification set deleted_at = null, message = '', said = null, persons = null, actor_profile_id = null, actor_name = null, path = null,
       email_state = case email_state when 'waiting' then 'none' else email_state end
     where deleted_at <= now() - make_interval(mins => ${UNDO_MINUTES})`,
  )
}

/** For an account that ends: no one is left to read it. */
export async function deleteAllNotifications(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from notification where account_id = $1', [accountId])
}

export type Erased = { account_id: string; name: string }

/** The names of a person who is forgotten go from what anyone was told; answers which, and to whom. Sees all accounts. */
export async function erasePersonFromNews(db: Db, personId: string): Promise<Erased[]> {
  const told = await db.sql<Pick<NotificationRow, 'id' | 'said'>>(
    `select id, said from notification where persons @> jsonb_build_array(jsonb_build_object('id', $1::text)) and said is not null for update`,
    [personId],
  )
  if (told.length > 0) {
    await db.sql(
      `update notification n set said = changed.said from unnest($1::uuid[], $2::jsonb[]) as changed (id, said) where n.id = changed.id`,
      [told.map(({ id }) => id), told.map(({ said }) => JSON.stringify(withoutPerson(said, personId)))],
    )
  }
  return eraseNamesOf(db, personId)
}

/** Who did it has a column of its own; rows from before sentences were data have the name in their sentence. */
async function eraseNamesOf(db: Db, personId: string): Promise<Erased[]> {
  return db.sql<Erased>(
    `update notification n
     set message = replace(n.message, found.name, 'Erased person'), actor_name = replace(n.actor_name, found.name, 'Erased person'),
       persons = nullif(n.persons - found.place, '[]')
     from (
       select told.id, named.person ->> 'name' as name, (named.place - 1)::int as place
       from notification told cross join lateral jsonb_array_elements(told.persons) with ordinality as named (person, place)
       where told.persons @> jsonb_build_array(jsonb_build_object('id', $1::text)) and named.person ->> 'id' = $1) found
     where n.id = found.id
     returning n.account_id, found.name`,
    [personId],
  )
}

/** Two persons are one: what named the first is about the other. Sees all accounts. */
export async function giveNewsToPerson(db: Db, { fromId, intoId }: { fromId: string; intoId: string }): Promise<void> {
  await db.sql(
    `update notification set persons = replace(persons::text, $1, $2)::jsonb, said = replace(said::text, $1, $2)::jsonb
     where persons @> jsonb_build_array(jsonb_build_object('id', $1::text))`,
    [fromId, intoId],
  )
}

/** Housekeeping: what was read, deleted or only emailed half a year ago. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await db.sql(`delete from notification where created_at < now() - interval '180 days' and (read_at is not null or not in_app)`)
}
