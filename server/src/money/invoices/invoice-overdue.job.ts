import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { listToBeOverdue, lockToBeOverdue, setOverdueTold, type ToBeOverdue } from './invoice-overdue.queries.ts'
import { tellOverdue } from './tell-overdue.ts'

/** Every quarter of an hour: days end at different hours across the country. */
export const overdueInvoicesJob = scheduledJob(
  'overdue-invoices',
  { retryLimit: 3, expireSeconds: 1_800, cron: '7,22,37,52 * * * *' },
  tellOverdueInvoices,
)

const AT_ONCE = 100
const CLAIMS = everything('invoices of all accounts become overdue')

/** Tells once, for each time that an invoice was sent, that its day has passed. */
export async function tellOverdueInvoices(services: Services, signal: AbortSignal): Promise<void> {
  await workThroughDue<ToBeOverdue>(services, signal, {
    claims: CLAIMS,
    atOnce: AT_ONCE,
    list: listToBeOverdue,
    work: ({ id }) =>
      eventTransaction(services, CLAIMS, async (context) => {
        const invoice = await lockToBeOverdue(context.db, id)
        if (!invoice) return
        await setOverdueTold(context.db, invoice)
        await tellOverdue(context, invoice)
      }),
  })
}
