import {
  ApplicationFeeNotFound,
  type CalculateApplicationFee,
  type GetApplicationFeeFields,
} from '@keystead/contract/applications/fees/fee.operations.ts'
import { receivingAccountOf } from '../../money/invoices/invoice.public.ts'
import { clientReferenceOf, openFields, quoteOf } from '../../money/payments/payment.public.ts'
import type { FieldSetup } from '../../rpc/payment-gateway.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler, PreparedHandler } from '../../rpc/module.ts'
import { asKeeper, type ReachedForm } from '../applications/application.public.ts'
import { dueCents } from './due.ts'
import { listFeesOfForms } from './fee.queries.ts'
import { feeTermsOf } from './terms.ts'

export const calculateApplicationFee: Handler<typeof CalculateApplicationFee, ReachedForm> = (context, { FormId, FeeId }) => {
  const { db, services } = context
  return asKeeper(context, async () => {
    const fees = await listFeesOfForms(db, [FormId])
    const fee = fees.find(({ id }) => id === FeeId) ?? fail(ApplicationFeeNotFound)
    const isUnderWay = fee.status === 'pending' || fee.status === 'onItsWay'
    const balanceCents = isUnderWay ? fee.cents : dueCents(fee, { fees, terms: await feeTermsOf(db, services, fee) })
    return quoteOf(db, services, {
      claim: { balanceCents, inTransitCents: isUnderWay ? balanceCents : 0, writtenOffCents: 0 },
      account: await receivingAccountOf(db, { ...fee, payment_account_id: null }),
      amount: null,
      allowsPartial: false,
      leastPartialCents: null,
    })
  })
}

/** Made for the fee, which is there before its bill is: whichever bill is paid with it. */
export const getApplicationFeeFields: PreparedHandler<typeof GetApplicationFeeFields, FieldSetup, ReachedForm> = {
  prepare: ({ services, origin, actor }, { FeeId }) =>
    openFields(services, origin, clientReferenceOf(FeeId, profileActor(actor).profileId)),
  run: async (_context, _input, { cardUrl, bankUrl }) => ({ CardUrl: cardUrl, BankUrl: bankUrl }),
}
