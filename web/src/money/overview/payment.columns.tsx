import type { PaymentCard } from '@keystead/contract/money/payments/payment.schemas.ts'
import { PAYMENT_METHOD_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { CellLines } from '../../ui/RowTitle.tsx'
import { isUnderWay } from '../payments/paying-state.ts'
import { PaymentStatusBadge } from '../payments/PaymentStatusBadge.tsx'
import styles from './Overview.module.css'
import { text } from './payments-list.text.ts'

export function paymentColumns(isMade: boolean): Column<PaymentCard>[] {
  return [
    {
      key: 'invoice',
      header: text.invoice,
      cell: ({ InvoiceId, InvoiceNumber, ReceiptNumber }) => (
        <CellLines>
          <Link to={paths.viewInvoice(InvoiceId)}>
            <bdi>{InvoiceNumber}</bdi>
          </Link>
          {ReceiptNumber && <small className={styles.inOneLine}>{text.receipt({ number: ReceiptNumber })}</small>}
        </CellLines>
      ),
    },
    { key: 'property', header: text.property, cell: ({ PropertyTitle }) => <bdi className={styles.property}>{PropertyTitle}</bdi> },
    ...(isMade ? [] : [{ key: 'from', header: text.from, cell: ({ PayerName }: PaymentCard) => <bdi>{PayerName ?? text.unnamed}</bdi> }]),
    { key: 'date', header: text.date, cell: (payment) => <Day {...payment} /> },
    {
      key: 'method',
      header: text.method,
      isSpare: true,
      cell: ({ Method, MethodDetail }) => (
        <CellLines>
          {PAYMENT_METHOD_TEXTS[Method]}
          {MethodDetail && <small>{MethodDetail}</small>}
        </CellLines>
      ),
    },
    { key: 'amount', header: text.amount, align: 'end', cell: ({ Amount }) => <ExactMoney amount={Amount} /> },
    { key: 'back', header: text.wentBack, align: 'end', cell: ({ WentBack }) => <ExactMoney amount={WentBack} /> },
    { key: 'state', header: text.state, cell: ({ Status, IsYours }) => <PaymentStatusBadge status={Status} isYours={IsYours} /> },
  ]
}

/** The day on which it was paid or arrived, else on which it was begun, and when it is to arrive. */
function Day(payment: PaymentCard) {
  const { PaymentId, PaidOn, SettledAt, StartedAt, ExpectedOn } = payment
  return (
    <CellLines>
      <Link to={paths.viewPayment(PaymentId)} className={styles.inOneLine}>
        <DateText date={PaidOn ?? SettledAt ?? StartedAt} />
      </Link>
      {isUnderWay(payment) && ExpectedOn && <small>{inParts(text.expected.parts({ day: <DateText date={ExpectedOn} /> }))}</small>}
    </CellLines>
  )
}
