import { everything } from '../../database/pool.ts'
import { repeatWhileFull } from '../../jobs/batches.ts'
import { announceChange } from '../../live/announce-change.ts'
import type { EventContext } from '../../rpc/events.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import { deleteDocumentsWith, deleteFoldersWith } from './bin.queries.ts'
import { deleteFilesAfterwards } from './delete-files.ts'

const AT_ONCE = 200
const CLAIMS = everything('documents that their owner has deleted for good')

/** Deletes things in the bin for good, or a part of what went with them. Answers how many documents and folders went, and whether there are more. */
export async function deleteSomeForever(
  context: Pick<EventContext, 'db' | 'services' | 'afterCommit'>,
  ids: readonly string[],
): Promise<{ readonly gone: number; readonly hasMore: boolean }> {
  const { ids: documents, storageKeys } = await deleteDocumentsWith(context.db, ids, AT_ONCE)
  deleteFilesAfterwards(context, storageKeys)
  if (documents.length === AT_ONCE) return { gone: AT_ONCE, hasMore: true }
  return { gone: documents.length + (await deleteFoldersWith(context.db, ids)), hasMore: false }
}

export async function deleteForeverInParts(
  services: Services,
  { profileId, ids }: { readonly profileId: string; readonly ids: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  await repeatWhileFull(signal, 1, async () => {
    let more = 0
    await eventTransaction(services, CLAIMS, async (context) => {
      const { hasMore } = await deleteSomeForever(context, ids)
      more = hasMore ? 1 : 0
      await announceChange(context.db, [profileId], ['document'])
    })
    return more
  })
}
