import type { Db } from '../../database/db.ts'
import { eraseFromEmails, giveEmailsToPerson } from '../../email/email.queries.ts'
import { erasePersonFromNews, giveNewsToPerson } from './notification.queries.ts'

/** On screens, and in the emails that said the same. */
export async function forgetPersonInNews(db: Db, personId: string): Promise<void> {
  const erased = await erasePersonFromNews(db, personId)
  for (const [name, told] of Map.groupBy(erased, (one) => one.name)) {
    await eraseFromEmails(db, { personId, name, accountIds: [...new Set(told.map(({ accountId }) => accountId))] })
  }
}

/** The same of two persons who are one. */
export async function mergePersonsInNews(db: Db, merged: { readonly fromId: string; readonly intoId: string }): Promise<void> {
  await giveEmailsToPerson(db, { ...merged, accountIds: await giveNewsToPerson(db, merged) })
}
