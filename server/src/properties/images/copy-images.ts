import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { imagesOf } from './image.access.ts'
import { insertCopies } from './image.queries.ts'

/** Shows the pictures of one property at others, too, that have none yet and say so themselves. The files stay the same ones. */
export async function copyImages(db: Db, actor: ProfileActor, fromAssetId: string, toAssetIds: readonly string[]): Promise<void> {
  await insertCopies(db, imagesOf(actor), fromAssetId, toAssetIds)
}
