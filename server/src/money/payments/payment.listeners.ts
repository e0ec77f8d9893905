import { ReceiptMade, ReceiptStandingAsked } from '@keystead/contract/money/papers/receipt.events.ts'
import { AccountClosing, EmailConfirmed } from '@keystead/contract/identity/accounts/account.events.ts'
import { AssetDeleting } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { PropertyHasPayments } from '@keystead/contract/properties/properties/property.operations.ts'
import { BusinessHasPayments } from '@keystead/contract/people/businesses/business.operations.ts'
import { AccountHasPayments } from '@keystead/contract/security/closing/closing.operations.ts'
import { ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import { BusinessDeleting, HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { seeingEverything } from '../../database/pool.ts'
import { answer, type EventContext, type Listener, on, type Refusal, veto } from '../../rpc/events.ts'
import { announceReceipt } from './receipt-news.ts'
import { standingOf } from './standing-of-receipt.ts'
import { isBeingPaid, isPaying, listHomesPaidFor } from './in-the-way.queries.ts'
import { text } from './in-the-way.text.ts'
import { acceptPayers, acceptPaymentsBy, movePaymentsOfHomes, movePaymentsOfProfile } from './payment-moving.queries.ts'

export const paymentListeners: readonly Listener[] = [
  answer(ReceiptStandingAsked, 'what became of its payment', standingOf),
  on(ReceiptMade, 'who has paid hears of it', async (context, receipts) => {
    for (const receipt of receipts) await announceReceipt(context, receipt)
  }),
  on(ConnectionJoined, 'what who joined has paid as a person is theirs', async ({ db }, sides) => {
    for (const { accountId } of sides) await acceptPayers(db, accountId)
  }),
  on(EmailConfirmed, 'what they have paid as a person is theirs', async ({ db }, accounts) => {
    for (const { accountId } of accounts)
      await seeingEverything(db, 'who confirms an address has paid landlords', () => acceptPaymentsBy(db, accountId))
  }),
  veto(AccountClosing, 'payments to it or by it are on their way', (context, accounts) =>
    refusedWhilePaying(context, accounts, { error: AccountHasPayments, to: text.toYou, by: text.byYou }),
  ),
  veto(BusinessDeleting, 'payments to it or by it are on their way', (context, businesses) =>
    refusedWhilePaying(context, businesses, { error: BusinessHasPayments, to: text.toBusiness, by: text.byBusiness }),
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

type Ending = { readonly id: string; readonly accountId: string }
type Why = Pick<Refusal, 'error'> & { readonly to: string; readonly by: string }

async function refusedWhilePaying({ db }: EventContext, endings: readonly Ending[], { error, to, by }: Why): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const { id, accountId } of endings) {
    if (await isBeingPaid(db, accountId)) refusals.push({ id, error, sentence: to })
    else if (await isPaying(db, accountId)) refusals.push({ id, error, sentence: by })
  }
  return refusals
}
