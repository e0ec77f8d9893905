import { type Db, first } from '../../database/db.ts'

export type MovingBusiness = {
  readonly id: string
  readonly account_id: string
  readonly profile_id: string
  readonly founder_account_id: string
}

/** A business, kept for the batch of homes that moves in: of two workers the second waits for the first. Null once it is deleted. */
export async function lockMovingBusiness(db: Db, businessId: string): Promise<MovingBusiness | null> {
  return first(
    await db.sql<MovingBusiness>(
      `select id, account_id, profile_id, founder_account_id from business
       where id = $1 and founder_account_id is not null and status <> 'deleted' for no key update`,
      [businessId],
    ),
  )
}

/** More may have come at the last moment than were counted. */
export async function countMovedIn(db: Db, businessId: string, homes: number): Promise<void> {
  await db.sql(
    'update business set homes_moved = homes_moved + $2, homes_to_move = greatest(homes_to_move, homes_moved + $2) where id = $1',
    [businessId, homes],
  )
}

/** None is left: what was deleted for good in the meantime is waited for no longer. */
export async function endMovingIn(db: Db, businessId: string): Promise<void> {
  await db.sql('update business set homes_to_move = homes_moved where id = $1 and homes_to_move <> homes_moved', [businessId])
}

/** Whether homes of an account are still on their way to it. Sees all accounts. */
export async function isMovingIn(db: Db, accountId: string): Promise<boolean> {
  return first(await db.sql('select from business where account_id = $1 and homes_moved < homes_to_move', [accountId])) !== null
}
