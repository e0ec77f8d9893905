import type { Db } from '../../database/db.ts'
import { announceChange } from '../../live/announce-change.ts'
import { type TourRow, listTourAudience } from './tour.queries.ts'

/** Tells open screens of all who have a tour in a list, no matter who is to answer it. */
export async function announceTour(db: Db, { id }: TourRow): Promise<void> {
  await announceChange(db, await listTourAudience(db, id), ['tour'])
}
