import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import type { BankOutcome, CardOutcome } from '../numbers/magic-numbers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { CardSetup } from './card-setup.ts'

/** Of a card or bank account: what people may see of it, and what it will do. The number is not kept. */
export type Method =
  | {
      readonly type: 'card'
      readonly card: {
        readonly brand: string
        readonly last4: string
        readonly exp_month: number
        readonly exp_year: number
        readonly funding: 'credit'
      }
      readonly outcome: CardOutcome
    }
  | {
      readonly type: 'us_bank_account'
      readonly bank: {
        readonly bank_name: string
        readonly last4: string
        readonly account_type: 'checking' | 'savings'
        readonly account_holder_type: 'individual' | 'company'
      }
      readonly outcome: BankOutcome
    }

export type PaymentMethod = Kept & {
  readonly clientReference: string
  readonly allowedOrigin: string
  readonly method: Method
  readonly usedBy: string | null
}

const TOKEN_SECONDS = 15 * 60

export const paymentMethods = collection<PaymentMethod>('payment_method')

export function createPaymentMethod(
  { store, clock }: Sandbox,
  { clientReference, allowedOrigin }: CardSetup,
  method: Method,
): PaymentMethod {
  return paymentMethods.insert(store, { id: newId('pm'), created: clock.now(), clientReference, allowedOrigin, method, usedBy: null })
}

/** A token works once, for whom it was made, and for a quarter of an hour. */
export function takePaymentMethod({ store, clock }: Sandbox, id: string, clientReference: string, usedBy: string): PaymentMethod {
  const found = paymentMethods.get(store, id, { param: 'payment_method', status: 400 })
  const refuse = (code: string, message: string) => new ApiError(400, code, message, { param: 'payment_method' })
  if (found.clientReference !== clientReference) throw refuse('token_reference_mismatch', 'The token was made for another reference.')
  if (found.usedBy) throw refuse('token_already_used', 'The token has been used.')
  if (clock.now() >= found.created + TOKEN_SECONDS) throw refuse('token_expired', 'The token has expired.')
  return paymentMethods.change(store, found, { usedBy })
}

export function presentMethod(method: Method) {
  if (method.type === 'card') return { type: 'card' as const, card: method.card }
  return { type: 'us_bank_account' as const, us_bank_account: method.bank }
}
