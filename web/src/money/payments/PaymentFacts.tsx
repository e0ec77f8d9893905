import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { PAYMENT_METHOD_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { Link } from 'react-router'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { isOnline } from './payment-status.ts'
import { payerText } from './payment.columns.tsx'
import { text } from './payments.text.ts'
import styles from './Payments.module.css'

/** What a payment is, what it cost and what of it arrives. What is of the other side is not told here either. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const { Method, MethodDetail, PaidOn, StartedAt, SettledAt, PayerFee, IssuerFee, Received, Total, ReceiptNumber } = payment
  const online = isOnline(Method)
  const hasFee = PayerFee !== '0.00'
  return (
    <FactsTable
      facts={[
        fact(text.invoice, <Link to={paths.viewInvoice(payment.InvoiceId)}>{payment.InvoiceNumber}</Link>),
        fact(text.payer, <bdi>{payerText(payment)}</bdi>),
        fact(text.method, online && MethodDetail ? `${PAYMENT_METHOD_TEXTS[Method]}, ${MethodDetail}` : PAYMENT_METHOD_TEXTS[Method]),
        online ? null : fact(text.reference, MethodDetail),
        PaidOn ? fact(text.paidOn, <DateText date={PaidOn} />) : fact(text.begun, <DateText date={StartedAt} />),
        online && SettledAt ? fact(text.arrivedOn, <DateText date={SettledAt} />) : null,
        fact(text.amount, <ExactMoney amount={payment.Amount} />),
        hasFee ? fact(text.fee, <ExactMoney amount={PayerFee} />) : null,
        hasFee ? fact(text.charged, <ExactMoney amount={Total} />) : null,
        online && IssuerFee !== null ? fact(text.yourFee, <ExactMoney amount={IssuerFee} />) : null,
        online && Received !== null ? fact(text.youGet, <ExactMoney amount={Received} />) : null,
        payment.PaidAhead === '0.00' ? null : fact(text.paidAhead, text.paidAheadOf({ amount: formatExactMoney(payment.PaidAhead) })),
        fact(text.receipt, ReceiptNumber && <Link to={paths.viewPayment(payment.PaymentId, 'receipt')}>{ReceiptNumber}</Link>),
        fact(text.note, payment.Note && <span className={styles.notes}>{payment.Note}</span>),
        fact(text.takenBackBecause, payment.ReversalReason),
      ]}
    />
  )
}
