import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'
import { listWrongGrants, rewriteGrants } from './access-grant.queries.ts'

/** Each difference between grants and facts is a fault of ours: it is mended, and said in the log. */
export async function checkGrants(db: Db, log: Logger): Promise<void> {
  const wrong = await listWrongGrants(db)
  if (wrong.length === 0) return
  await rewriteGrants(db, wrong)
  log.error({ count: wrong.length, first: wrong.slice(0, 10) }, 'grants differed from the facts that give them, and follow them again')
}
