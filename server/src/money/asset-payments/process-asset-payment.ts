import {
  AssetPaymentOver,
  OwnHomePaid,
  type ProcessAssetPayment,
} from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { ASSET_PAYMENT_MINUTES } from '@keystead/contract/money/asset-payments/asset-payment.values.ts'
import { TooManyPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { billPayer } from '../invoices/invoice.public.ts'
import { beginPayment } from '../payments/payment.public.ts'
import type { ReachedAssetPayment } from './asset-payment.access.ts'
import { takeAssetPayment } from './asset-payment.queries.ts'

/** Each makes an invoice of its own, so that the bound on tries of one does not hold here. */
const OF_A_HOME = { uses: 8, windowSeconds: 3_600, failure: TooManyPayments }

/** The bill and its payment are written together: neither is there without the other. */
export const processAssetPayment: Handler<typeof ProcessAssetPayment, ReachedAssetPayment> = async (context, input) => {
  const { db, actor, origin, owned } = context
  const payer = profileActor(actor)
  const { AssetPaymentId: _, ...typed } = input
  const wish = (await takeAssetPayment(db, owned.scope, owned.id, ASSET_PAYMENT_MINUTES)) ?? fail(AssetPaymentOver)
  await countAgainstQuota(db, `pay-home:${owned.asset.assetId}:${payer.profileId}`, OF_A_HOME)
  const bill = await billPayer(context, owned.asset, {
    invoiceId: wish.id,
    itemForTypeId: wish.item_for_type_id,
    amountCents: wish.amount_cents,
    description: wish.description,
  })
  if (!bill) return fail(OwnHomePaid)
  const payment = await beginPayment(
    context,
    {
      accountId: owned.asset.accountId,
      issuerProfileId: owned.asset.managingProfileId,
      invoiceId: bill.invoiceId,
      recipientId: bill.recipientId,
      payer: { accountId: payer.accountId, profileId: payer.profileId },
      ip: origin.ip,
    },
    { ...typed, Amount: textFromCents(wish.amount_cents) },
  )
  context.audit(payment.id, { invoice: bill.invoiceId, amountCents: payment.amount_cents })
  return { InvoiceId: bill.invoiceId, PaymentId: payment.id, Status: payment.status }
}
