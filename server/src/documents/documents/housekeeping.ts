import { DAYS_IN_BIN } from '@keystead/contract/documents/documents/document.values.ts'
import { everything } from '../../database/pool.ts'
import { repeatWhileFull, workThroughDue } from '../../jobs/batches.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import { listOverdue } from './bin.queries.ts'
import { deleteSomeForever } from './delete-forever.ts'
import { readDocumentJob } from './read-document.job-definition.ts'
import { listWaiting } from './read-document.queries.ts'

const AT_ONCE = 100
const CLAIMS = everything('bins of all accounts are emptied')

/** What was deleted 30 days ago goes for good. */
export async function emptyBins(services: Services, signal: AbortSignal): Promise<void> {
  await repeatWhileFull(signal, 1, async () => {
    let went = 0
    await eventTransaction(services, CLAIMS, async (context) => {
      went = (await deleteSomeForever(context, await listOverdue(context.db, DAYS_IN_BIN, AT_ONCE))).gone
    })
    return went
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
