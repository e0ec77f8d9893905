import type { Alert } from '@keystead/contract/marketplace/saved-searches/saved-search.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { lockAccount } from '../../identity/accounts/account.public.ts'
import type { Scope } from '../../rpc/scope.ts'

export type SavedSearchRow = { id: string; name: string; filters: unknown; alert: Alert; created_at: Date }

const COLUMNS = 'id, name, filters, alert, created_at'

/** Only one call at a time counts and adds for an account. */
export async function lockSavedSearches(db: Db, scope: Scope<'saved-search'>): Promise<void> {
  await lockAccount(db, scope.accountId)
}

export async function findSameSearch(db: Db, scope: Scope<'saved-search'>, filters: object): Promise<SavedSearchRow | null> {
  return first(
    await db.sql<SavedSearchRow>(
      `select ${COLUMNS} from saved_search where account_id = $1 and md5(filters::text) = md5($2::jsonb::text) and filters = $2::jsonb`,
      [scope.accountId, JSON.stringify(filters)],
    ),
  )
}

export async function countSavedSearches(db: Db, scope: Scope<'saved-search'>): Promise<number> {
  return only(await db.sql<{ count: number }>('select count(*) as count from saved_search where account_id = $1', [scope.accountId])).count
}

export async function insertSavedSearch(
  db: Db,
  scope: Scope<'saved-search'>,
  { name, filters, alert }: { name: string; filters: object; alert: Alert },
): Promise<SavedSearchRow> {
  return only(
    await db.sql<SavedSearchRow>(
      `insert into saved_search (account_id, name, filters, alert) values ($1, $2, $3, $4) returning ${COLUMNS}`,
      [scope.accountId, name, JSON.stringify(filters), alert],
    ),
  )
}

/** `newSince`: when its owner looked last, at most a month ago. */
export async function listSavedSearches(db: Db, scope: Scope<'saved-search'>): Promise<(SavedSearchRow & { newSince: string })[]> {
  return db.sql<SavedSearchRow & { newSince: string }>(
    `select ${COLUMNS}, greatest(looked_at, now() - interval '30 days')::text as "newSince"
     from saved_search where account_id = $1 order by lower(name), id`,
    [scope.accountId],
  )
}

/** Whether there is such a search. Emails that are switched on tell what comes from now on. */
export async function updateSavedSearch(
  db: Db,
  scope: Scope<'saved-search'>,
  id: string,
  { name, alert }: { name: string; alert: Alert },
): Promise<boolean> {
  const rows = await db.sql(
    `update saved_search set name = $3, alert = $4, told_until = case when alert = $4 then told_until else now() end
     where account_id = $1 and id = $2 returning id`,
    [scope.accountId, id, name, alert],
  )
  return rows.length > 0
}

export async function markSearchLookedAt(db: Db, scope: Scope<'saved-search'>, id: string): Promise<boolean> {
  const rows = await db.sql('update saved_search set looked_at = now() where account_id = $1 and id = $2 returning id', [
    scope.accountId,
    id,
  ])
  return rows.length > 0
}

export async function deleteSavedSearchOf(db: Db, scope: Scope<'saved-search'>, id: string): Promise<boolean> {
  const rows = await db.sql('delete from saved_search where account_id = $1 and id = $2 returning id', [scope.accountId, id])
  return rows.length > 0
}

/** Of an account that is being closed. */
export async function deleteAllSavedSearches(db: Db, scope: Scope<'saved-search'>): Promise<void> {
  await db.sql('delete from search_alert where account_id = $1', [scope.accountId])
  await db.sql('delete from saved_search where account_id = $1', [scope.accountId])
}

/** No emails for any search of the account from now on. How many had them. */
export async function stopAllAlerts(db: Db, scope: Scope<'saved-search'>): Promise<number> {
  await db.sql('delete from search_alert where account_id = $1', [scope.accountId])
  const stopped = await db.sql(`update saved_search set alert = 'none' where account_id = $1 and alert = 'daily' returning id`, [
    scope.accountId,
  ])
  return stopped.length
}

/** The clock of the database, by which emails fall due. */
export async function databaseNow(db: Db): Promise<Date> {
  return only(await db.sql<{ now: Date }>('select now() as now')).now
}

/** Puts an account on the list of those who get emails while one of its searches has them, and takes it off otherwise. */
export async function keepAlertDue(db: Db, scope: Scope<'saved-search'>, dueAt: Date): Promise<void> {
  await db.sql(
    `delete from search_alert a
     where a.account_id = $1 and not exists (select from saved_search s where s.account_id = a.account_id and s.alert = 'daily')`,
    [scope.accountId],
  )
  await db.sql(
    `insert into search_alert (account_id, due_at) select $1::uuid, $2::timestamptz
     where exists (select from saved_search s where s.account_id = $1 and s.alert = 'daily') on conflict do nothing`,
    [scope.accountId, dueAt],
  )
}

/** The next email is due at once. False where the account gets none. */
export async function makeAlertDue(db: Db, scope: Scope<'saved-search'>): Promise<boolean> {
  return (await db.sql('update search_alert set due_at = now() where account_id = $1 returning account_id', [scope.accountId])).length > 0
}

/* What the job asks: it sees the rows of all accounts. */

export async function listDueAlerts(db: Db, limit: number): Promise<string[]> {
  const rows = await db.sql<{ account_id: string }>('select account_id from search_alert where due_at <= now() order by due_at limit $1', [
    limit,
  ])
  return rows.map(({ account_id }) => account_id)
}

export type DueAlert = {
  /** Names the email of this morning. */
  dueAt: string
  /** All that came to the market before then can be seen; what is later may still be on its way in another transaction. */
  notifyUntil: string
}

/** Null where another worker has it, or had it meanwhile. */
export async function lockDueAlert(db: Db, scope: Scope<'saved-search'>): Promise<DueAlert | null> {
  return first(
    await db.sql<DueAlert>(
      // A home carries the time at which its transaction began. A transaction that never ends holds emails up for an hour.
      `select due_at::text as "dueAt", greatest(least(now(), (
           select min(xact_start) from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
         )), now() - interval '1 hour')::text as "notifyUntil"
       from search_alert where account_id = $1 and due_at <= now() for update skip locked`,
      [scope.accountId],
    ),
  )
}

export type AlertedSearchRow = { id: string; name: string; filters: unknown; toldUntil: string }

export async function listAlertedSearches(db: Db, scope: Scope<'saved-search'>): Promise<AlertedSearchRow[]> {
  return db.sql<AlertedSearchRow>(
    `select id, name, filters, told_until::text as "toldUntil" from saved_search
     where account_id = $1 and alert = 'daily' order by lower(name), id`,
    [scope.accountId],
  )
}

/** This morning's news are told, or were not wanted. */
export async function markNewsTold(db: Db, scope: Scope<'saved-search'>, notifyUntil: string): Promise<void> {
  await db.sql(`update saved_search set told_until = greatest(told_until, $2::timestamptz) where account_id = $1 and alert = 'daily'`, [
    scope.accountId,
    notifyUntil,
  ])
}

export async function setAlertDue(db: Db, scope: Scope<'saved-search'>, dueAt: Date): Promise<void> {
  await db.sql('update search_alert set due_at = $2 where account_id = $1', [scope.accountId, dueAt])
}
