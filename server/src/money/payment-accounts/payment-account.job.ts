import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { type LookedAt, listToLookAt } from './asked.queries.ts'
import { lookAtGateway } from './look-at-gateway.ts'

/** What the gateway tells may be lost on its way: so it is asked as well. */
export const paymentAccountsJob = scheduledJob(
  'payment-accounts',
  { retryLimit: 3, expireSeconds: 900, cron: '*/5 * * * *' },
  lookAtPaymentAccounts,
)

const AT_ONCE = 50

export async function lookAtPaymentAccounts(services: Services, signal: AbortSignal): Promise<void> {
  const { payments } = services
  if (!payments) return
  await workThroughDue<LookedAt>(services, signal, {
    claims: everything('payment accounts of all accounts are looked at'),
    atOnce: AT_ONCE,
    list: (db, limit, after) => listToLookAt(db, payments.name, limit, after),
    work: ({ id, gateway_ref }) => lookAtGateway(services, { id, gatewayRef: gateway_ref }, signal),
  })
}
