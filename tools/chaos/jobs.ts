import { lookForScreenings } from '../../server/src/applications/screening/screening.job.ts'
import { everything } from '../../server/src/database/pool.ts'
import { voidUnpaidByPayer } from '../../server/src/money/invoices/unpaid-by-payer.job.ts'
import { lookForPayments } from '../../server/src/money/payments/payments.job.ts'
import { reconcileJob } from '../../server/src/money/reconciliation/reconciliation.job.ts'
import type { Installation } from './installation.ts'

/* Jobs that the apps would do by the clock, sooner. The harness enqueues them; an app does them. */

const JOBS = {
  'look-for-payments': lookForPayments,
  'void-unpaid-by-payer': voidUnpaidByPayer,
  'look-for-screenings': lookForScreenings,
  reconcile: reconcileJob,
}

export async function enqueueNow({ services }: Installation, names: readonly (keyof typeof JOBS)[]): Promise<void> {
  await services.database.transaction(everything('the chaos harness enqueues'), async (db) => {
    for (const name of names) await services.jobs.enqueue(db, JOBS[name], {}, `chaos:${name}`)
  })
}

/** Payments under way and invoices that payers began are so much older; what became of them is looked for. */
export async function passTime(installation: Installation, interval: '6 minutes' | '2 hours'): Promise<void> {
  await installation.sql(
    `update payment set started_at = started_at - $1::interval where status in ('created', 'needsAction', 'processing')
       and started_at > now() - interval '20 hours'`,
    [interval],
  )
  await installation.sql(`update invoice set updated_at = updated_at - $1::interval where begun_by_payer and status = 'sent'`, [interval])
  await enqueueNow(installation, ['look-for-payments', 'void-unpaid-by-payer'])
}

/** What the bureau has not told of for minutes is looked for. */
export async function lookAtScreenings(installation: Installation): Promise<void> {
  await installation.sql(
    `update screening set looked_at = now() - interval '6 minutes' where state in ('ordered', 'questions', 'working', 'blocked')`,
  )
  await enqueueNow(installation, ['look-for-screenings'])
}

/** Whatever waits for another try is tried now. */
export async function tryAgainNow({ sql }: Installation, names: readonly string[]): Promise<void> {
  await sql(`update pgboss.job set start_after = now() where name = any($1) and state in ('created', 'retry') and start_after > now()`, [
    names,
  ])
}
