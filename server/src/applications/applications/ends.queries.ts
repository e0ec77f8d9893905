import { type Db, only } from '../../database/db.ts'
import type { ApplicationRow, FormRow } from './application.queries.ts'

/** Of those who decide, what is not decided; of one home, or of all of an account. */
export async function lockOpenOf(
  db: Db,
  { accountId, assetIds }: { readonly accountId: string; readonly assetIds: readonly string[] | null },
): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from application where account_id = $1 and ($2::uuid[] is null or asset_id = any($2)) and ended_at is null order by id for update`,
    [accountId, assetIds],
  )
  return rows.map(({ id }) => id)
}

export async function countOpenOfHome(db: Db, assetId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from application where asset_id = $1 and ended_at is null and (lead_profile_id is null or sent_at is not null)`,
      [assetId],
    ),
  ).count
}

/** Those of these homes that someone has applied for, or is asked to. */
export async function listHomesWithOpen(db: Db, assetIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ asset_id: string }>(
    'select distinct asset_id from application where asset_id = any($1::uuid[]) and ended_at is null and sent_at is not null',
    [assetIds],
  )
  return rows.map(({ asset_id }) => asset_id)
}

export async function countOfAccount(db: Db, accountId: string): Promise<{ decides: number; fills: number }> {
  return only(
    await db.sql<{ decides: number; fills: number }>(
      `select (select count(*)::int from application where account_id = $1 and ended_at is null and (lead_profile_id is null or sent_at is not null)) as decides,
         (select count(*)::int from application_form where profile_account_id = $1 and ended_at is null and given_at is not null) as fills`,
      [accountId],
    ),
  )
}

/** Open ones of one side of a connection that the other fills in. */
export async function countBetween(db: Db, connectionId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(distinct a.id)::int as count
       from connection_sides c
       join application a on a.profile_id in (c.requester_profile_id, c.addressee_profile_id) and a.ended_at is null and a.sent_at is not null
       join application_form f on f.application_id = a.id and f.ended_at is null and f.profile_id <> a.profile_id
         and f.profile_id in (c.requester_profile_id, c.addressee_profile_id)
       where c.id = $1`,
      [connectionId],
    ),
  ).count
}

/** Forms of an account that are not at their end, of applications of others. */
export async function listOpenFormsOf(db: Db, accountId: string): Promise<Pick<FormRow, 'id' | 'application_id'>[]> {
  return db.sql<Pick<FormRow, 'id' | 'application_id'>>(
    `select f.id, f.application_id from application_form f where (f.profile_account_id = $1 or f.filled_by_account_id = $1) and f.ended_at is null order by f.application_id, f.id`,
    [accountId],
  )
}

/** Out for too long, some at a time. */
export async function lockExpired(db: Db, limit: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from application where status = 'sent' and expires_at < now() order by expires_at limit $1 for update skip locked`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

type Moved = { readonly id: string; readonly accountId: string }

/** What a profile decides on. */
export async function listOfProfile(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.sql<Pick<ApplicationRow, 'id'>>('select id from application where profile_id = $1', [profileId])
  return rows.map(({ id }) => id)
}

/** A profile has become that of a business: these that it decides on, and what it fills in, which stays its founder’s alone. */
export async function moveApplications(db: Db, { id, accountId }: Moved, ids: readonly string[]): Promise<void> {
  await db.sql('update application set account_id = $2 where id = any($1::uuid[])', [ids, accountId])
  await db.sql('update application_form set account_id = $2 where application_id = any($1::uuid[])', [ids, accountId])
  await db.sql('update application_event set account_id = $2 where application_id = any($1::uuid[])', [ids, accountId])
  await db.sql('update application set lead_account_id = $2 where lead_profile_id = $1', [id, accountId])
  await db.sql(
    'update application_form set profile_account_id = $2, filled_by_account_id = coalesce(filled_by_account_id, profile_account_id) where profile_id = $1',
    [id, accountId],
  )
}
