import type { CreatePaymentForm } from '@keystead/contract/money/payments/payment.forms.ts'
import type { PaymentFields, PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import type { PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import type { z } from 'zod'
import type { CallFailure } from '../../api/failure.ts'
import type { FollowedPayment } from './paying-state.ts'

/** What is asked for when something is paid, whatever says who pays what. */
export type PayWish = Omit<z.input<typeof CreatePaymentForm>, 'InvoiceId'>

/** Who pays, with an account or by a link: what is asked, and what became of it. */
export type Payer = {
  readonly quote: { readonly data: PaymentQuote | undefined; readonly error: CallFailure | null; readonly refetch: () => void }
  /** Asks what a part would come to; null is all that is open. */
  readonly setAmount: (amount: string | null) => void
  readonly openFields: () => Promise<z.infer<typeof PaymentFields>>
  readonly pay: (wish: PayWish) => Promise<{ PaymentId: string; Status: PaymentStatus }>
  /** What was begun on this page, and is followed to its end. */
  readonly begunId: string | null
  readonly follow: (paymentId: string | null) => void
  /** The payment that is followed, else the latest; null where there is none, undefined until that is known. */
  readonly payment: FollowedPayment | null | undefined
  readonly paymentError: CallFailure | null
  /** Something was refused, or may have come about unseen: all that is shown is asked for again. */
  readonly lookAgain: () => void
}
