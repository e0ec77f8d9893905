import type { PaymentCard } from '@keystead/contract/money/payments/payment.schemas.ts'
import {
  ONLINE_METHODS,
  type OnlineMethod,
  type PaymentMethod,
  type PaymentStatus,
} from '@keystead/contract/money/payments/payment.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './payments.text.ts'

export const STATUS_TONES: Readonly<Record<PaymentStatus, Tone>> = {
  created: 'info',
  needsAction: 'warn',
  processing: 'info',
  settled: 'good',
  failed: 'bad',
  canceled: 'neutral',
  returned: 'bad',
  refunded: 'neutral',
  disputed: 'warn',
  reversed: 'neutral',
}

/** Made through the payment provider; the others were recorded by hand. */
export function isOnline(method: PaymentMethod): method is OnlineMethod {
  return ONLINE_METHODS.some((online) => online === method)
}

/** What has become of a payment, in a sentence. `dayOf` says a moment as a day where the home stands. */
export function statusSentence(payment: PaymentCard, dayOf: (moment: string) => string): string {
  switch (payment.Status) {
    case 'created':
    case 'processing':
      return payment.ExpectedOn ? text.expected({ day: formatDate(payment.ExpectedOn) }) : text.onItsWay
    case 'needsAction':
      return payment.IsYours ? text.yourBankAsks : text.theirBankAsks
    case 'settled':
      return [comeSentence(payment, dayOf), partSentence(payment)].filter(Boolean).join(' ')
    case 'failed':
    case 'canceled':
      return [payment.FailureReason, text.nothingTaken].filter(Boolean).join(' ')
    case 'returned':
      return text.returnedBecause({ reason: payment.FailureReason ?? '' })
    case 'refunded':
      return text.allRefunded
    case 'disputed':
      return text.isDisputed
    case 'reversed':
      return text.takenBack
  }
}

function comeSentence({ PaidOn, SettledAt, Method }: PaymentCard, dayOf: (moment: string) => string): string {
  if (!isOnline(Method) && PaidOn) return text.receivedOn({ day: formatDate(PaidOn) })
  return SettledAt ? text.arrived({ day: dayOf(SettledAt) }) : ''
}

function partSentence({ Refunded }: PaymentCard): string {
  return Refunded === '0.00' ? '' : text.partlyRefunded({ amount: formatExactMoney(Refunded) })
}
