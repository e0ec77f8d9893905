import { randomUUID } from 'node:crypto'
import { type CreateAssetPayment, OwnHomePaid } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { FieldSetup } from '../../rpc/payment-gateway.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { receivingAccountOf } from '../invoices/invoice.public.ts'
import { clientReferenceOf, openFields, quoteOf } from '../payments/payment.public.ts'
import { assetPaymentsOf } from './asset-payment.access.ts'
import { insertAssetPayment } from './asset-payment.queries.ts'

/** Known before there is a row, since the fields are made for it. */
type Opened = { readonly id: string; readonly fields: FieldSetup | null }

export const createAssetPayment: PreparedHandler<typeof CreateAssetPayment, Opened, ReachedAsset> = {
  async prepare({ services, origin, actor }) {
    const id = randomUUID()
    const reference = clientReferenceOf(id, profileActor(actor).profileId)
    return { id, fields: services.payments ? await openFields(services, origin, reference) : null }
  },

  async run({ db, owned: home, actor, services }, input, { id, fields }) {
    const payer = profileActor(actor)
    if (payer.accountId === home.accountId) fail(OwnHomePaid)
    const amountCents = centsFromText(input.Amount)
    const account = await receivingAccountOf(db, {
      account_id: home.accountId,
      profile_id: home.managingProfileId,
      payment_account_id: null,
    })
    const quote = await quoteOf(db, services, {
      claim: { balanceCents: amountCents, inTransitCents: 0 },
      account,
      amount: null,
      allowsPartial: false,
      leastPartialCents: null,
    })
    if (quote.Refusal === null)
      await insertAssetPayment(db, assetPaymentsOf(payer), {
        id,
        asset_id: home.assetId,
        item_for_type_id: input.ItemForTypeId,
        amount_cents: amountCents,
        description: input.Description,
      })
    return {
      AssetPaymentId: id,
      Quote: quote,
      Fields: fields && quote.Refusal === null ? { CardUrl: fields.cardUrl, BankUrl: fields.bankUrl } : null,
    }
  },
}
