import { ReceiptMade, ReceiptStandingAsked } from '@keystead/contract/money/papers/receipt.events.ts'
import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { BusinessHoldsMoney } from '@keystead/contract/people/businesses/business.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { AccountHoldsMoney } from '@keystead/contract/security/closing/closing.operations.ts'
import { ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import { BusinessDeleting, HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { answer, type EventContext, type Listener, on, type Refusal, veto } from '../../rpc/events.ts'
import { announceReceipt } from './receipt-news.ts'
import { standingOf } from './standing-of-receipt.ts'
import { acceptPayers, movePaymentsOfHomes, movePaymentsOfProfile, isPaying } from './payment-moving.queries.ts'

export const paymentListeners: readonly Listener[] = [
  answer(ReceiptStandingAsked, 'what became of its payment', standingOf),
  on(ReceiptMade, 'who has paid hears of it', async (context, receipts) => {
    for (const receipt of receipts) await announceReceipt(context, receipt)
  }),
  on(ConnectionJoined, 'what who joined has paid as a person is theirs', async ({ db }, sides) => {
    for (const { accountId } of sides) await acceptPayers(db, accountId)
  }),
  veto(AccountClosing, 'payments to it or by it are on their way', (context, accounts) =>
    refusedWhilePaying(context, accounts, AccountHoldsMoney),
  ),
  veto(BusinessDeleting, 'payments to it or by it are on their way', (context, businesses) =>
    refusedWhilePaying(context, businesses, BusinessHoldsMoney),
  ),
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
