import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { BusinessDeleting, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { BusinessHoldsMoney } from '@keystead/contract/people/businesses/business.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { AccountHoldsMoney } from '@keystead/contract/security/closing/closing.operations.ts'
import type { Db } from '../../database/db.ts'
import { type EventContext, type Listener, type Refusal, on, veto } from '../../rpc/events.ts'
import { balanceOf } from '../ledger/ledger.public.ts'
import { clearPaymentAccounts, listKnownAtGateway, movePaymentAccounts } from './payment-account.queries.ts'

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

/** What the gateway holds, or is owed, stands in the books of who billed. */
async function refusedWhileHolding({ db }: EventContext, holders: readonly Holder[], error: ErrorDefinition): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const { id, accountId } of holders) if (await holdsMoney(db, accountId)) refusals.push({ id, error })
  return refusals
}

async function holdsMoney(db: Db, accountId: string): Promise<boolean> {
  for (const ownerId of await listKnownAtGateway(db, accountId))
    for (const account of ['at_provider', 'held'] as const) if ((await balanceOf(db, { account, ownerId })) !== 0) return true
  return false
}
