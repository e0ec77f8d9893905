import { AccountClosing, WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { ProfileHasPaymentAccount } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging } from '@keystead/contract/identity/profiles/profile.events.ts'
import { BusinessDeleting, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { BusinessHoldsMoney } from '@keystead/contract/people/businesses/business.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { AccountHoldsMoney } from '@keystead/contract/security/closing/closing.operations.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { answer, type EventContext, type Listener, type Refusal, on, veto } from '../../rpc/events.ts'
import { balanceOf } from '../ledger/ledger.public.ts'
import { text } from './closing.text.ts'
import {
  clearPaymentAccounts,
  countPaymentAccounts,
  hasOwnPaymentAccount,
  listKnownAtGateway,
  movePaymentAccounts,
} from './payment-account.queries.ts'

export const paymentAccountListeners: readonly Listener[] = [
  veto(AccountClosing, 'money of its payment accounts is on its way', (context, accounts) =>
    refusedWhileHolding(context, accounts, AccountHoldsMoney),
  ),
  veto(BusinessDeleting, 'money of its payment accounts is on its way', (context, businesses) =>
    refusedWhileHolding(context, businesses, BusinessHoldsMoney),
  ),
  answer(WhatClosingMeans, 'its payment accounts take no more payments', async ({ db }, { accountId }) => {
    const count = await countPaymentAccounts(db, accountId)
    return count > 0 ? [text.accountsClose({ count })] : []
  }),
  veto(ProfileTypeChanging, 'it has a payment account', async ({ db }, profiles) => {
    const refusals: Refusal[] = []
    for (const { id } of profiles) if (await hasOwnPaymentAccount(db, id)) refusals.push({ id, error: ProfileHasPaymentAccount })
    return refusals
  }),
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
  const ids = await listKnownAtGateway(db, accountId)
  // What is in an account of a person may stand in the book of the business that they have founded.
  return seeingEverything(db, 'whose book it is does not matter', async () => {
    for (const ownerId of ids)
      for (const account of ['at_provider', 'held'] as const) if ((await balanceOf(db, { account, ownerId })) !== 0) return true
    return false
  })
}
