import { everything } from '../../database/pool.ts'
import type { PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { post, suspend } from '../ledger/ledger.public.ts'
import { lookAtPayout, lookForPayment } from '../payments/payment.public.ts'
import {
  listToSuspend,
  listUnheard,
  lockComparison,
  noteCompared,
  noteDifferences,
  noteOwedByGone,
  resolveDifferences,
  type Unheard,
} from './difference.queries.ts'
import { readReport, type ReportSpan } from './read-report.ts'

const CLAIMS = everything('the books are compared with those of the provider')
const MOST_LOOKS = 200

export type Reconciled = { readonly lines: number; readonly differing: number; readonly resolved: number }

/**
 * Reads the provider's report and compares it with the ledger, fact by fact (0096). What has moved there and was not told yet is looked for; what still
 * differs is written down, and is an error in the log once. Null: there is no provider.
 */
export async function reconcile(services: Services, signal: AbortSignal, span?: ReportSpan): Promise<Reconciled | null> {
  const { payments, jobDatabase, log } = services
  if (!payments) return null
  const lines = await readReport(services, payments, signal, span)
  const unheard = await jobDatabase.transaction(CLAIMS, (db) => listUnheard(db, payments.name, MOST_LOOKS))
  for (const one of unheard) {
    signal.throwIfAborted()
    await look(services, one, signal).catch((error: unknown) =>
      log.warn({ event: 'provider-fact-not-looked-for', fact: one.fact, reason: String(error) }, 'money'),
    )
  }
  const { noted, resolved } = await jobDatabase.transaction(CLAIMS, (db) => compare(db, payments.name))
  for (const { id, fact, kind } of noted) log.error({ event: 'provider-differs', difference: id, fact, kind }, 'money')
  return { lines, differing: noted.length, resolved }
}

async function look(services: Services, { step, payment_id, payout_ref, gateway_account }: Unheard, signal: AbortSignal): Promise<void> {
  if (step.startsWith('payout')) {
    if (payout_ref && gateway_account) await lookAtPayout(services, { gatewayAccount: gateway_account, gatewayRef: payout_ref }, signal)
  } else if (payment_id) await lookForPayment(services, payment_id, signal)
}

async function compare(db: Parameters<typeof noteDifferences>[0], gateway: PaymentGateway['name']) {
  await lockComparison(db, gateway)
  for (const { fact, difference, times } of await listToSuspend(db, gateway))
    await post(db, suspend({ factId: `${fact}#${times + 1}`, difference, memo: { gateway, fact } }))
  const noted = [...(await noteDifferences(db, gateway)), ...(await noteOwedByGone(db, gateway))]
  const resolved = await resolveDifferences(db, gateway)
  await noteCompared(db, gateway)
  return { noted, resolved }
}
