import { everything } from '../../database/pool.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import { OPEN_SCREENINGS } from '@keystead/contract/applications/screening/screening.values.ts'
import { cancel } from './cancel.ts'
import { lookAtScreening } from './look-at-screening.ts'
import { listOfEnded, listToLookAt, lockScreening, noteLookedAt } from './screening.queries.ts'

const CLAIMS = everything('screenings of all accounts are looked for')
/** Events come within seconds; what none has told by then is looked for. */
const AFTER_MINUTES = 5
const AT_ONCE = 100

/** Webhooks are lost: what should be known by now is asked for. What is not wanted any more is canceled. */
export const lookForScreenings = scheduledJob(
  'look-for-screenings',
  { cron: '*/5 * * * *', retryLimit: 2, expireSeconds: 240 },
  async (services, signal) => {
    const { jobDatabase, log } = services
    const ended = await jobDatabase.transaction(CLAIMS, (db) => listOfEnded(db, AT_ONCE))
    for (const id of ended)
      await eventTransaction(services, CLAIMS, async (context) => {
        const row = await lockScreening(context.db, id)
        if (row && OPEN_SCREENINGS.includes(row.state)) await cancel(context, row)
      })
    const waiting = await jobDatabase.transaction(CLAIMS, (db) => listToLookAt(db, { minutes: AFTER_MINUTES, limit: AT_ONCE }))
    for (const id of waiting) {
      if (signal.aborted) return
      await lookAtScreening(services, id, signal).catch((error: unknown) => {
        log.warn({ event: 'screening-not-looked-at', screening: id, reason: String(error) }, 'screening')
        // The others come first the next time.
        return jobDatabase.transaction(CLAIMS, (db) => noteLookedAt(db, id))
      })
    }
  },
)
