import { PAYMENT_STATUS_TEXTS, type PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { Badge } from '../../ui/Badge.tsx'
import { STATUS_TONES } from './payment-status.ts'
import { text } from './payments.text.ts'

/** How a payment stands. Whose bank is waited for depends on who reads it. */
export function PaymentStatusBadge({ status, isYours }: { status: PaymentStatus; isYours: boolean }) {
  return <Badge tone={STATUS_TONES[status]}>{status === 'needsAction' && !isYours ? text.waiting : PAYMENT_STATUS_TEXTS[status]}</Badge>
}
