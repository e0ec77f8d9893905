import { DAYS_IN_BIN } from '@keystead/contract/documents/documents/document.values.ts'
import { everything } from '../../database/pool.ts'
import { repeatWhileFull, workThroughDue } from '../../jobs/batches.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import { deleteDocumentsWith, deleteFoldersWith, listOverdue } from './bin.queries.ts'
import { deleteFilesAfterwards } from './delete-files.ts'
import { readDocumentJob } from './read-document.job-definition.ts'
import { listWaiting } from './read-document.queries.ts'

const AT_ONCE = 100
const CLAIMS = everything('bins of all accounts are emptied')

/** What was deleted 30 days ago goes for good. */
export async function emptyBins(services: Services, signal: AbortSignal): Promise<void> {
  await repeatWhileFull(signal, AT_ONCE, async () => {
    let overdue = 0
    await eventTransaction(services, CLAIMS, async (context) => {
      const ids = await listOverdue(context.db, DAYS_IN_BIN, AT_ONCE)
      overdue = ids.length
      const gone = await deleteDocumentsWith(context.db, ids, AT_ONCE)
      deleteFilesAfterwards(context, gone.storageKeys)
      // Of a folder with very many documents, the rest goes in the next rounds.
      if (gone.ids.length < AT_ONCE) await deleteFoldersWith(context.db, ids)
      else overdue = AT_ONCE
    })
    return overdue
  })
}

/** The job of a version gives up when its scanner, or the store, was away for a day. */
export async function askToReadAgain(services: Services, signal: AbortSignal): Promise<void> {
  const { jobDatabase, jobs, clock } = services
  const hour = clock.now().toISOString().slice(0, 13)
  const claims = everything('versions of all accounts wait for their check')
  await workThroughDue<string>(services, signal, {
    claims,
    atOnce: AT_ONCE,
    list: listWaiting,
    work: async (versionId) => {
      await jobDatabase.transaction(claims, (db) => jobs.enqueue(db, readDocumentJob, { versionId }, `${versionId}:${hour}`))
    },
  })
}
