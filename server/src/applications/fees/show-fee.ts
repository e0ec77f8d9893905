import type { Db } from '../../database/db.ts'
import { announceChange } from '../../live/announce-change.ts'
import type { FeeRow } from './fee.queries.ts'

/** Open screens of both sides show how it stands now. */
export async function showFee(db: Db, { profile_id, payer_profile_id }: Pick<FeeRow, 'profile_id' | 'payer_profile_id'>): Promise<void> {
  await announceChange(db, [profile_id, payer_profile_id], ['application'])
}
