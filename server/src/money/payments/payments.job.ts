import { everything } from '../../database/pool.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import { cancelAbandoned } from './cancel-payment.ts'
import { lookForPayment } from './look-for-payment.ts'
import { listToLookFor, noteLookedFor, noteUnknown } from './payment.queries.ts'

const CLAIMS = everything('payments of all accounts are looked for')
/** Events come within seconds; what none has told by then is looked for. */
const AFTER_MINUTES = 5
const AT_ONCE = 100
/** Who is to prove to their bank who they are, has so long. */
const ABANDONED_AFTER_MINUTES = 60

/** Webhooks are lost, and processes die between two sentences: what should be known by now is asked for. */
export const lookForPayments = scheduledJob(
  'look-for-payments',
  { cron: '*/5 * * * *', retryLimit: 2, expireSeconds: 240 },
  async (services, signal) => {
    const { jobDatabase, log } = services
    await cancelAbandoned(services, ABANDONED_AFTER_MINUTES, signal)
    const waiting = await jobDatabase.transaction(CLAIMS, (db) => listToLookFor(db, { minutes: AFTER_MINUTES, limit: AT_ONCE }))
    for (const { id } of waiting) {
      if (signal.aborted) return
      const isThere = await lookForPayment(services, id, signal).catch((error: unknown) => {
        log.warn({ event: 'payment-not-looked-for', payment: id, reason: String(error) }, 'money')
        return false
      })
      await jobDatabase.transaction(CLAIMS, async (db) => {
        if (isThere) await noteLookedFor(db, id)
        // Neither we nor they have an answer: it stays where it is, blocks what it pays, and stands on the operator's list.
        else if (await noteUnknown(db, id)) log.error({ event: 'payment-unknown', payment: id }, 'money')
      })
    }
  },
)
