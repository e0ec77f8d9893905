import type { Db } from '../../database/db.ts'
import { announceChange } from '../../live/announce-change.ts'
import { type ViewingRow, listViewingAudience } from './viewing.queries.ts'

const ANSWERS_WITH_THE_VIEWING = ['GetViewings', 'GetLeads', 'GetLeadCounts', 'GetBusinessSummary']

/** Tells open screens of all who have a tour in a list, no matter who is to answer it. */
export async function announceViewing(db: Db, { id }: ViewingRow): Promise<void> {
  await announceChange(db, await listViewingAudience(db, id), ANSWERS_WITH_THE_VIEWING)
}
