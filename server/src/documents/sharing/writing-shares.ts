import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'

/**
 * Shares write grants, and those of documents are seen by no member who is given a list of homes. What is shared was found as the member by then.
 */
export function writingShares<Result>(db: Db, accountId: string, write: () => Promise<Result>): Promise<Result> {
  return actingAs(db, accountId, write, { reachesAllHomes: true })
}
