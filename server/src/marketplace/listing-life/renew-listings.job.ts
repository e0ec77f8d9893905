import { everything } from '../../database/pool.ts'
import { repeatWhileFull } from '../../jobs/batches.ts'
import type { Services } from '../../rpc/services.ts'
import { findNotice, renewOfNotice } from './expiry.queries.ts'
import type { RenewListingsJob } from './renew-listings.job-definition.ts'

const LISTINGS_AT_ONCE = 500

/** Renews everything that a notice told of. What is renewed ends later than it covers, so a second run finds nothing. */
export async function renewListingsOfNotice(services: Services, { noticeId }: RenewListingsJob, signal: AbortSignal): Promise<void> {
  const claims = everything('an owner renews many listings by a link')
  const notice = await services.jobDatabase.transaction(claims, (db) => findNotice(db, noticeId), { readOnly: true })
  if (!notice) return
  await repeatWhileFull(signal, LISTINGS_AT_ONCE, async () => {
    const { found } = await services.jobDatabase.transaction(claims, (db) => renewOfNotice(db, notice, LISTINGS_AT_ONCE))
    return found
  })
}
