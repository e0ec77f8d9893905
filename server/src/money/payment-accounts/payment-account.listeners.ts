import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { WhatPaymentAccountsHold } from '@keystead/contract/money/payment-accounts/payment-account.events.ts'
import { BusinessDeleting, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { BusinessHoldsMoney } from '@keystead/contract/people/businesses/business.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { AccountHoldsMoney } from '@keystead/contract/security/closing/closing.operations.ts'
import { type EventContext, type Listener, type Refusal, on, veto } from '../../rpc/events.ts'
import { clearPaymentAccounts, movePaymentAccounts } from './payment-account.queries.ts'

export const paymentAccountListeners: readonly Listener[] = [
  veto(AccountClosing, 'money of its payment accounts is on its way', (context, accounts) =>
    refusedWhileHolding(context, accounts, AccountHoldsMoney),
  ),
  veto(BusinessDeleting, 'money of its payment accounts is on its way', (context, businesses) =>
    refusedWhileHolding(context, businesses, BusinessHoldsMoney),
  ),
  on(AccountClosing, 'its payment accounts lose their names', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await clearPaymentAccounts(db, accountId)
  }),
  on(ProfileMoved, 'its payment accounts come along', async ({ db }, profiles) => {
    for (const { id, accountId } of profiles) await movePaymentAccounts(db, { profileId: id, toAccountId: accountId })
  }),
]

type Holder = { readonly id: string; readonly accountId: string }

/** Rooms that know of money say how much there is. */
async function refusedWhileHolding(context: EventContext, holders: readonly Holder[], error: ErrorDefinition): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const { id, accountId } of holders) {
    const held = await context.services.events.ask(context, WhatPaymentAccountsHold, { accountId })
    if (held.some((cents) => cents !== 0)) refusals.push({ id, error })
  }
  return refusals
}
