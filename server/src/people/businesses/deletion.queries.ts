import { ADMINISTRATOR } from '@keystead/contract/people/businesses/role.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { type LockedBusiness, LOCKED_COLUMNS } from './business.queries.ts'
import { RUNS_IT } from './member.queries.ts'

type LeavingBusiness = Omit<LockedBusiness, 'status'> & { readonly status: 'deleting' | 'deleted' }

/** The business of an account, as long as there is one. */
export async function findOwnBusiness(db: Db, accountId: string, businessId: string): Promise<LockedBusiness | null> {
  return first(
    await db.sql<LockedBusiness>(`select ${LOCKED_COLUMNS} from business where id = $1 and account_id = $2 and status <> 'deleted'`, [
      businessId,
      accountId,
    ]),
  )
}

/** One that is being deleted, or was: a call that began before may have left something. */
export async function lockLeaving(db: Db, businessId: string): Promise<LeavingBusiness | null> {
  return first(
    await db.sql<LeavingBusiness>(
      `select ${LOCKED_COLUMNS} from business where id = $1 and status in ('deleting', 'deleted') for no key update`,
      [businessId],
    ),
  )
}

/** From here on it is taken apart, and no one can join it. */
export async function beginDeletion(db: Db, businessId: string): Promise<void> {
  await db.sql(`update business set status = 'deleting', listed_at = null, version = version + 1, updated_at = now() where id = $1`, [
    businessId,
  ])
  await db.sql(
    `update business_member set status = 'removed', removed_at = now(), expires_at = null, is_shown = false, version = version + 1
     where business_id = $1 and status = 'invited'`,
    [businessId],
  )
}

export async function countMembers(db: Db, businessId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*) as count from business_member where business_id = $1 and status in ('active', 'blocked')`,
      [businessId],
    ),
  ).count
}

export type FormerMember = { readonly id: string; readonly person_account_id: string }

/** Some of those who are members still are none any more. */
export async function removeSomeMembers(db: Db, businessId: string, atMost: number): Promise<FormerMember[]> {
  return db.sql<FormerMember>(
    `update business_member set status = 'removed', removed_at = now(), is_shown = false, version = version + 1
     where id in (
       select id from business_member where business_id = $1 and status in ('active', 'blocked') order by id limit $2 for no key update)
     returning id, person_account_id`,
    [businessId, atMost],
  )
}

/** A member leaves with their name; what is left says that someone was there. Answers of which businesses they were a member until now. */
export async function endMemberships(db: Db, personAccountId: string): Promise<{ id: string; account_id: string }[]> {
  const ended = await db.sql<{ id: string; account_id: string }>(
    `update business_member set status = 'removed', removed_at = now() where person_account_id = $1 and status in ('active', 'blocked')
     returning id, account_id`,
    [personAccountId],
  )
  await db.sql(
    `update business_member set email = null, first_name = null, last_name = null, title = null, message = null, is_shown = false,
       version = version + 1 where person_account_id = $1`,
    [personAccountId],
  )
  return ended
}

/** The businesses of which a person is a member; who changes something about it waits. */
export async function lockBusinessesOf(db: Db, personAccountId: string): Promise<void> {
  await db.sql(
    `select from business where status <> 'deleted' and id in (
       select business_id from business_member where person_account_id = $1 and status in ('active', 'blocked'))
     order by id for no key update`,
    [personAccountId],
  )
}

/** Whether a business would be left with no one who runs it. */
export async function isLastAdministrator(db: Db, personAccountId: string): Promise<boolean> {
  const found = await db.sql(
    `select from business b join business_member own on own.business_id = b.id and own.person_account_id = $1
     where own.built_in_role = '${ADMINISTRATOR}' and own.status = 'active' and b.status not in ('deleting', 'deleted') and not exists (
       select from business_member m where m.business_id = b.id and m.person_account_id <> $1 and ${RUNS_IT('m')}) limit 1`,
    [personAccountId],
  )
  return found.length > 0
}

/** Whether homes of a person are on their way to a business of theirs. */
export async function isMovingOut(db: Db, personAccountId: string): Promise<boolean> {
  return (
    first(await db.sql('select from business where founder_account_id = $1 and homes_moved < homes_to_move limit 1', [personAccountId])) !==
    null
  )
}

/** What a business has said of itself goes; the row stays, for those who name it. Answers the files that no row names any more. */
export async function eraseBusiness(db: Db, businessId: string): Promise<string[]> {
  const pictures = await db.sql<{ storage_key: string }>('delete from business_image where business_id = $1 returning storage_key', [
    businessId,
  ])
  await db.sql('delete from business_event where business_id = $1', [businessId])
  await db.sql(
    `update business_member set email = null, first_name = null, last_name = null, title = null, message = null,
       built_in_role = coalesce(built_in_role, 'viewer'), role_id = null where business_id = $1`,
    [businessId],
  )
  await db.sql('delete from business_role where business_id = $1', [businessId])
  await db.sql(
    `update business set status = 'deleted', name = 'Deleted business', legal_name = null, dba_name = null, ein_sealed = null, ein_last4 = null,
       license_number = null, license_state_id = null, license_expires_on = null, description = null, phone = null, email = null, website = null,
       address1 = null, address2 = null, city_id = null, state_id = null, zip = null, service_city_ids = '{}', hours = '[]', listed_at = null,
       version = version + 1, updated_at = now()
     where id = $1`,
    [businessId],
  )
  return pictures.map((row) => row.storage_key)
}

/** Businesses that a job has in hand, or had when it was given up. Sees all accounts. */
export async function listUnfinished(db: Db): Promise<{ id: string; is_deleting: boolean }[]> {
  return db.sql<{ id: string; is_deleting: boolean }>(
    `select id, status = 'deleting' as is_deleting from business where status = 'deleting' or homes_moved < homes_to_move order by id limit 1000`,
  )
}
