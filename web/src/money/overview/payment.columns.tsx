import type { PaymentCard } from '@keystead/contract/money/payments/payment.schemas.ts'
import { PAYMENT_METHOD_TEXTS, PAYMENT_STATUS_TEXTS, type PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { CellLines } from '../../ui/RowTitle.tsx'
import { text } from './payments-list.text.ts'

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
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
          {ReceiptNumber && <small>{text.receipt({ number: ReceiptNumber })}</small>}
        </CellLines>
      ),
    },
    { key: 'property', header: text.property, cell: ({ PropertyTitle }) => <bdi>{PropertyTitle}</bdi> },
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
    { key: 'state', header: text.state, cell: ({ Status }) => <Badge tone={TONES[Status]}>{PAYMENT_STATUS_TEXTS[Status]}</Badge> },
  ]
}

/** The day on which it was paid or arrived, else on which it was begun, and when it is to arrive. */
function Day({ PaidOn, SettledAt, StartedAt, ExpectedOn, Status }: PaymentCard) {
  const isUnderWay = Status === 'created' || Status === 'processing' || Status === 'needsAction'
  return (
    <CellLines>
      <DateText date={PaidOn ?? SettledAt ?? StartedAt} />
      {isUnderWay && ExpectedOn && <small>{inParts(text.expected.parts({ day: <DateText date={ExpectedOn} /> }))}</small>}
    </CellLines>
  )
}
