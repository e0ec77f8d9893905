import type { Db } from '../../database/db.ts'
import { deleteExpiredChallenges } from './passkey.queries.ts'
import { deleteExpiredTickets } from './ticket.queries.ts'

/** Housekeeping: sign-ins that no one went on with. */
export async function deleteUnfinishedSignIns(db: Db): Promise<void> {
  await deleteExpiredChallenges(db)
  await deleteExpiredTickets(db)
}
