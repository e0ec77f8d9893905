import type { Db } from '../database/db.ts'
import { seeingEverything } from '../database/pool.ts'

/**
 * Whose something is, by its id alone, before anything is known of how the caller stands to it: the id of its account, or of the property
 * through which it is reached. That id is all that leaves this look past row security; what follows acts as the account, or asks how the
 * caller stands to the property.
 */
export function findOwnerOf(db: Db, id: string, find: (db: Db, id: string) => Promise<string | null>): Promise<string | null> {
  return seeingEverything(db, 'whose it is decides who sees it', () => find(db, id))
}
