import type { Db } from '../../database/db.ts'
import { eraseFromEmails } from '../../email/email.queries.ts'
import { erasePersonFromNews } from './notification.queries.ts'

/** On screens, and in the emails that said the same. */
export async function forgetPersonInNews(db: Db, personId: string): Promise<void> {
  const erased = await erasePersonFromNews(db, personId)
  for (const [name, told] of Map.groupBy(erased, (one) => one.name)) {
    await eraseFromEmails(db, { personId, name, accountIds: [...new Set(told.map(({ account_id }) => account_id))] })
  }
}
