import { everything } from '../../database/pool.ts'
import { findReceivingAccountById } from '../../money/payment-accounts/payment-account.public.ts'
import { lookAtPayout } from '../../money/payments/look-at-payout.ts'
import { lookForPayment } from '../../money/payments/look-for-payment.ts'
import { findPayment } from '../../money/payments/payment.queries.ts'
import { beginRefund } from '../../money/payments/refund-payment.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { Services } from '../../rpc/services.ts'
import type { Afterwards } from './rents.ts'
import { REFUND_REASON } from './rents.ts'
import type { Sandbox } from './sandbox.ts'
import { gatewayRefOf, heldOf } from './write-payment.ts'

export type OnlinePayment = { readonly paymentId: string; readonly hasCome: boolean; readonly afterwards: Afterwards | null }

const CLAIMS = everything('payments of the people of a demo')

/** What is on its way, comes back, is disputed or given back today: by the steps that such news always take, with those who are told. */
export async function bringUpToDate(
  services: Services,
  sandbox: Sandbox,
  online: readonly OnlinePayment[],
  signal: AbortSignal,
): Promise<void> {
  // What was given back today was paid out before.
  await bringPayouts(services, sandbox, online, signal)
  for (const { paymentId, hasCome, afterwards } of online) {
    if (!hasCome) await lookForPayment(services, paymentId, signal)
    else if (afterwards === 'refunded') await giveBack(services, paymentId)
    else if (afterwards !== null) {
      const payment = await services.jobDatabase.transaction(CLAIMS, (db) => findPayment(db, paymentId))
      if (!payment) continue
      const gatewayRef = gatewayRefOf(payment)
      await (afterwards === 'returned' ? sandbox.returnPayment(gatewayRef) : sandbox.dispute(gatewayRef))
      await lookForPayment(services, paymentId, signal)
    }
  }
}

async function bringPayouts(
  services: Services,
  { payments }: Sandbox,
  online: readonly OnlinePayment[],
  signal: AbortSignal,
): Promise<void> {
  for (const gatewayAccount of await paidAccounts(services, online)) {
    const ids: string[] = []
    for (let after: string | null = null, hasMore = true; hasMore; after = ids.at(-1) ?? null) {
      const page = await payments.payouts.list(gatewayAccount, { after, limit: 100 }, { signal })
      ids.push(...page.items.map(({ id }) => id))
      hasMore = page.hasMore
    }
    for (const gatewayRef of ids.toReversed()) await lookAtPayout(services, { gatewayAccount, gatewayRef }, signal)
  }
}

/** As the sandbox calls them. */
async function paidAccounts({ jobDatabase }: Services, online: readonly OnlinePayment[]): Promise<Set<string>> {
  return jobDatabase.transaction(CLAIMS, async (db) => {
    const refs = new Set<string>()
    for (const { paymentId } of online) {
      const payment = await findPayment(db, paymentId)
      const account =
        payment?.payment_account_id &&
        (await findReceivingAccountById(db, { accountId: payment.account_id, id: payment.payment_account_id }))
      if (account) refs.add(account.gateway_ref)
    }
    return refs
  })
}

async function giveBack(services: Services, paymentId: string): Promise<void> {
  await eventTransaction(services, CLAIMS, async (context) => {
    const { payment } = await heldOf(context, paymentId)
    const { amount_cents: amountCents, issuer_profile_id: byProfileId } = payment
    await beginRefund(context, payment, { amountCents, reason: REFUND_REASON, isStillOwed: false, byProfileId })
  })
}
