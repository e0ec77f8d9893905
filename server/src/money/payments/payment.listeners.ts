import { ReceiptAsked } from '@keystead/contract/money/papers/receipt.events.ts'
import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { AssetDeleting } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { PropertyHasPayments } from '@keystead/contract/properties/properties/property.operations.ts'
import { BusinessHoldsMoney } from '@keystead/contract/people/businesses/business.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { AccountHoldsMoney } from '@keystead/contract/security/closing/closing.operations.ts'
import { ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import { BusinessDeleting, HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { answer, type EventContext, type Listener, on, type Refusal, veto } from '../../rpc/events.ts'
import { receiptOf } from './receipt-of-payment.ts'
import { isPaying, listHomesPaidFor } from './in-the-way.queries.ts'
import { acceptPayers, movePaymentsOfHomes, movePaymentsOfProfile } from './payment-moving.queries.ts'

export const paymentListeners: readonly Listener[] = [
  answer(ReceiptAsked, 'the receipt of a payment', ({ db }, asked) => receiptOf(db, asked)),
  on(ConnectionJoined, 'what who joined has paid as a person is theirs', async ({ db }, sides) => {
    for (const { accountId } of sides) await acceptPayers(db, accountId)
  }),
  veto(AccountClosing, 'payments to it or by it are on their way', (context, accounts) =>
    refusedWhilePaying(context, accounts, AccountHoldsMoney),
  ),
  veto(BusinessDeleting, 'payments to it or by it are on their way', (context, businesses) =>
    refusedWhilePaying(context, businesses, BusinessHoldsMoney),
  ),
  veto(AssetDeleting, 'payments for them are on their way', async ({ db }, assets) => {
    const ids = assets.map(({ id }) => id)
    const paidFor = await listHomesPaidFor(db, assets[0]!.accountId, ids)
    return paidFor.map((id) => ({ id, error: PropertyHasPayments }))
  }),
  on(ProfileMoved, 'what it pays, counts and is paid out comes along', async ({ db }, profiles) => {
    for (const profile of profiles) await movePaymentsOfProfile(db, profile)
  }),
  on(HomesMoved, 'payments of what was billed about them come along', async ({ db }, homes) => {
    await movePaymentsOfHomes(
      db,
      homes.map(({ id }) => id),
      homes[0]!.accountId,
    )
  }),
]

async function refusedWhilePaying(
  { db }: EventContext,
  holders: readonly { readonly id: string; readonly accountId: string }[],
  error: ErrorDefinition,
): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const { id, accountId } of holders) if (await isPaying(db, accountId)) refusals.push({ id, error })
  return refusals
}
