import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { DateText } from '../../ui/DateText.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { text } from './checkout.text.ts'

type BillFactsProps = {
  bill: {
    readonly IssuerName: string
    readonly PropertyTitle: string
    readonly DueDate: string
    readonly Total: string
    readonly Paid: string
    readonly Balance: string
  }
}

/** Who bills what, and how much of it is open. */
export function BillFacts({ bill: { IssuerName, PropertyTitle, DueDate, Total, Paid, Balance } }: BillFactsProps) {
  return (
    <FactsTable
      facts={[
        fact(text.from, <bdi>{IssuerName}</bdi>),
        fact(text.about, <bdi>{PropertyTitle}</bdi>),
        fact(text.due, <DateText date={DueDate} />),
        fact(text.total, <ExactMoney amount={Total} />),
        Paid === '0.00' ? null : fact(text.paid, <ExactMoney amount={Paid} />),
        fact(text.open, <strong className="tabular">{formatExactMoney(Balance)}</strong>),
      ]}
    />
  )
}
