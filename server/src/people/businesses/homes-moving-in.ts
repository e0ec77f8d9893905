import { type Database, everything } from '../../database/pool.ts'
import { isMovingIn } from './moving.queries.ts'

/** Whether homes of an account are still on their way to it: jobs that look for its homes wait for them. */
export function areHomesMovingIn(database: Database, accountId: string): Promise<boolean> {
  return database.transaction(everything('a job asks for the business of an account'), (db) => isMovingIn(db, accountId), {
    readOnly: true,
  })
}
