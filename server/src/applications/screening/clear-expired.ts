import { everything } from '../../database/pool.ts'
import { deleteRestricted } from '../../documents/documents/document.public.ts'
import type { Services } from '../../rpc/services.ts'
import { dropExpired, forgetNotices } from './report.queries.ts'

/** What reports said that have expired, with their files, and what notices would have said of those of long ago. */
export async function clearExpired(services: Services): Promise<void> {
  const afterwards: (() => Promise<void>)[] = []
  await services.jobDatabase.transaction(everything('housekeeping'), async (db) => {
    const ids = await dropExpired(db)
    await forgetNotices(db)
    if (ids.length > 0) await deleteRestricted({ db, services, afterCommit: (work) => void afterwards.push(work) }, ids)
  })
  for (const work of afterwards) await work()
}
