import type { Db } from '../../database/db.ts'
import { announceChange } from '../../live/announce-change.ts'
import type { ReachedAsset } from './property.access.ts'

/** Whoever manages a property sees at once what an agent does with it. */
export async function announceEdit(db: Db, reached: ReachedAsset): Promise<void> {
  if (reached.relation !== 'manager') await announceChange(db, [reached.managingProfileId], ['asset', 'listing'])
}
