import { everything } from '../../database/pool.ts'
import type { Services } from '../../rpc/services.ts'
import { tellVisitor } from './tell-visitor.ts'
import { asItIsNow } from './viewing-steps.ts'
import { everybodysViewings } from './viewing.access.ts'
import { viewingReminderMail } from './viewing.mail.ts'
import { plannedTimes } from './viewing.present.ts'
import { type ViewingRow, listToRemind, markReminded } from './viewing.queries.ts'

const VIEWINGS_AT_ONCE = 100

/** A day before, to whoever comes; each in a transaction of its own. Running twice or side by side reminds once. */
export async function remindOfViewings(services: Services, signal: AbortSignal): Promise<void> {
  const claims = everything('viewings of all accounts are reminded of here')
  for (;;) {
    const due = await services.jobDatabase.transaction(claims, (db) => listToRemind(db, everybodysViewings(), VIEWINGS_AT_ONCE), {
      readOnly: true,
    })
    for (const viewing of due) {
      if (signal.aborted) return
      await remind(services, viewing)
    }
    if (due.length < VIEWINGS_AT_ONCE) return
  }
}

async function remind(services: Services, listed: ViewingRow): Promise<void> {
  await services.jobDatabase.transaction(everything('a viewing of whichever account'), async (db) => {
    if (!(await markReminded(db, listed))) return
    const viewing = await asItIsNow(db, listed)
    await tellVisitor(services, db, viewing, viewingReminderMail, { times: plannedTimes(viewing).map((time) => time.toISOString()) })
  })
}
