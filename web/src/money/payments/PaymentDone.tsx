import { PAYMENT_METHOD_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import { centsFromText, formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './pay.text.ts'
import type { FollowedPayment } from './paying-state.ts'
import { StateCard } from './StateCard.tsx'

type PaymentDoneProps = {
  payment: FollowedPayment | null
  takesFocus: boolean
  /** What is still open of the invoice. */
  balance: string
  onMore: () => void
  /** Where the invoice is, for who has an account. */
  invoiceAddress: string | null
}

/** It is paid: with which receipt, and what is still open where only a part was. */
export function PaymentDone({ payment, takesFocus, balance, onMore, invoiceAddress }: PaymentDoneProps) {
  const isOpen = balance !== '0.00'
  return (
    <StateCard title={text.paidTitle} takesFocus={takesFocus}>
      {payment && <p>{wordsOf(payment)}</p>}
      {payment?.ReceiptNumber && <p>{text.receipt({ number: payment.ReceiptNumber })}</p>}
      <p>{isOpen ? text.stillOpen({ amount: formatExactMoney(balance) }) : text.nothingOpen}</p>
      {invoiceAddress && <LinkButton to={invoiceAddress}>{text.viewInvoice}</LinkButton>}
      {isOpen && <Button onClick={onMore}>{text.payMore}</Button>}
    </StateCard>
  )
}

function wordsOf({ Amount, Total, Method, MethodDetail }: FollowedPayment): string {
  const said = { amount: formatExactMoney(Total), from: MethodDetail ?? PAYMENT_METHOD_TEXTS[Method] }
  const fee = centsFromText(Total) - centsFromText(Amount)
  return fee === 0 ? text.paid(said) : text.paidWithFee({ ...said, fee: formatExactMoney(textFromCents(fee)) })
}
