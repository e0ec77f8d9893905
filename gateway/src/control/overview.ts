import { accounts, presentAccount } from '../objects/account.ts'
import { disputes, presentDispute } from '../objects/dispute.ts'
import { paymentIntents, presentPaymentIntent } from '../objects/payment-intent.ts'
import { payouts, presentPayout } from '../objects/payout.ts'
import type { Sandbox } from '../sandbox.ts'

const LATEST = { limit: 20 }

/** The latest of everything that can be told to go another way. */
export function overviewOf(sandbox: Sandbox) {
  const { store, clock } = sandbox
  const now = clock.now()
  return {
    now,
    accounts: accounts.list(store, LATEST).items.map((account) => presentAccount(account, now)),
    payment_intents: paymentIntents.list(store, LATEST).items.map((intent) => ({
      ...presentPaymentIntent(sandbox, intent),
      dispute: disputes.of(store, intent.id).map(presentDispute).at(-1) ?? null,
    })),
    payouts: payouts.list(store, LATEST).items.map((payout) => ({ ...presentPayout(payout), account: payout.account })),
  }
}
