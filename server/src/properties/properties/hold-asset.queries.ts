import type { Db } from '../../database/db.ts'
import { isLive } from './live-asset.ts'

/** Whether a property is there, and then for the rest of the transaction: who deletes it waits. */
export async function holdLiveAsset(db: Db, assetId: string): Promise<boolean> {
  return (await db.sql(`select true as found from asset where id = $1 and ${isLive('asset')} for key share`, [assetId])).length > 0
}
