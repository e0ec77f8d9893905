import type { EventContext } from '../../rpc/events.ts'
import type { ImportKind } from './import-kind.ts'
import { listImportsUnderWay } from './kept-files.queries.ts'

/** Imports of a kind that have become another account's: their former jobs find nothing to do, and new ones go on with them. */
export async function goOnElsewhere<Reading>({ db, services }: EventContext, kind: ImportKind<Reading>, accountId: string): Promise<void> {
  for (const importId of await listImportsUnderWay(db, accountId, kind))
    await services.jobs.enqueue(db, kind.job, { importId, accountId }, importId)
}
