import { z } from 'zod'
import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import type { Sandbox } from '../sandbox.ts'
import { accounts } from './account.ts'
import { stands } from './account-requirements.ts'
import { confirm } from './confirm.ts'
import { LEAST_CENTS, MOST_CENTS, cents, metadata } from './input.ts'
import { type PaymentIntent, paymentIntents } from './payment-intent.ts'
import { takePaymentMethod } from './payment-method.ts'

export const paymentIntentInput = z
  .strictObject({
    amount: cents.min(LEAST_CENTS).max(MOST_CENTS),
    currency: z.literal('usd'),
    payment_method: z.string(),
    confirm: z.literal(true),
    client_reference: z.string().min(1).max(200),
    application_fee_amount: cents.min(0).optional(),
    transfer_data: z.strictObject({ destination: z.string() }).optional(),
    on_behalf_of: z.string().optional(),
    description: z.string().max(1_000).optional(),
    statement_descriptor_suffix: z.string().max(22).optional(),
    metadata: metadata.default({}),
  })
  .refine(({ amount, application_fee_amount: fee = 0 }) => fee <= amount, {
    path: ['application_fee_amount'],
    message: 'The fee can not be more than the amount.',
  })
  .refine(({ application_fee_amount: fee, transfer_data }) => fee === undefined || transfer_data, {
    path: ['application_fee_amount'],
    message: 'A fee is taken of what goes to a connected account.',
  })

export function createPaymentIntent(sandbox: Sandbox, given: z.output<typeof paymentIntentInput>, amountTaken: number): PaymentIntent {
  const { store, clock } = sandbox
  const destination = given.transfer_data?.destination ?? null
  if (destination) checkTakesPayments(sandbox, destination, 'transfer_data[destination]')
  if (given.on_behalf_of) checkTakesPayments(sandbox, given.on_behalf_of, 'on_behalf_of')
  const id = newId('pi')
  const token = takePaymentMethod(sandbox, given.payment_method, given.client_reference, id)
  const intent = paymentIntents.insert(store, {
    id,
    created: clock.now(),
    status: 'requires_payment_method',
    amount: given.amount,
    amountReceived: 0,
    amountTaken,
    clientReference: given.client_reference,
    paymentMethod: token.id,
    method: token.method,
    destination,
    onBehalfOf: given.on_behalf_of ?? null,
    applicationFee: Math.min(given.application_fee_amount ?? 0, amountTaken),
    description: given.description ?? null,
    descriptorSuffix: given.statement_descriptor_suffix ?? null,
    metadata: given.metadata,
    latestCharge: null,
    lastError: null,
    challenge: null,
    expectedSettlement: null,
    canceledAt: null,
  })
  return confirm(sandbox, intent, token.allowedOrigin)
}

function checkTakesPayments({ store, clock }: Sandbox, id: string, param: string): void {
  const account = accounts.get(store, id, { param, status: 400 })
  if (!stands(account, clock.now()).charges)
    throw new ApiError(400, 'account_invalid', 'The account can not take payments at this time.', { param })
}
