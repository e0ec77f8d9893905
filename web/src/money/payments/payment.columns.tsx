import type { PaymentCard } from '@keystead/contract/money/payments/payment.schemas.ts'
import { PAYMENT_METHOD_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { CellLines } from '../../ui/RowTitle.tsx'
import { statusSentence } from './payment-status.ts'
import { PaymentStatusBadge } from './PaymentStatusBadge.tsx'
import { text } from './payments.text.ts'

/** `Visa 4242`, or `Check` with its number. */
export function methodText({ Method, MethodDetail }: Pick<PaymentCard, 'Method' | 'MethodDetail'>): string {
  return MethodDetail === null ? PAYMENT_METHOD_TEXTS[Method] : `${PAYMENT_METHOD_TEXTS[Method]}, ${MethodDetail}`
}

/** Payments of one invoice, with days of the home's time zone. */
export function paymentColumns(timeZone: string): Column<PaymentCard>[] {
  return [
    {
      key: 'payment',
      header: text.payment,
      cell: (payment) => (
        <CellLines>
          <Link to={paths.viewPayment(payment.PaymentId)}>
            <DateText date={payment.PaidOn ?? payment.StartedAt} timeZone={timeZone} />
          </Link>
          <small>{inParts(text.howFrom.parts({ how: methodText(payment), name: <bdi key="name">{payerText(payment)}</bdi> }))}</small>
          {payment.ReceiptNumber && <small>{text.receiptNumber({ number: payment.ReceiptNumber })}</small>}
        </CellLines>
      ),
    },
    {
      key: 'status',
      header: text.status,
      cell: (payment) => (
        <CellLines>
          <span>
            <PaymentStatusBadge status={payment.Status} isYours={payment.IsYours} />
          </span>
          <small>{statusSentence(payment, (moment) => formatDayOf(moment, timeZone))}</small>
        </CellLines>
      ),
    },
    { key: 'amount', header: text.amount, align: 'end', cell: ({ Amount }) => <ExactMoney amount={Amount} /> },
  ]
}

export function payerText({ IsYours, PayerName }: Pick<PaymentCard, 'IsYours' | 'PayerName'>): string {
  return IsYours ? text.you : (PayerName ?? text.notSaid)
}
