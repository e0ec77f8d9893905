import { FolderHoldsMore } from '@keystead/contract/documents/documents/folder.operations.ts'
import { actingAs } from '../../database/pool.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { countBelow } from './folder.queries.ts'

/**
 * A member who is given a list of homes sees a folder without what lies in it of other homes. All of it would move, go or reach others with the
 * folder, or half of it; so such folders are for members who see the whole.
 */
export async function checkSeesAllIn({ db, actor }: Pick<CallContext, 'db' | 'actor'>, folderIds: readonly string[]): Promise<void> {
  const { accountId, givenTo } = profileActor(actor)
  if (givenTo === null || folderIds.length === 0) return
  const seen = await countBelow(db, folderIds)
  const all = await actingAs(db, accountId, () => countBelow(db, folderIds), { reachesAllHomes: true })
  if (seen < all) fail(FolderHoldsMore)
}
