import type { PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useField } from '../../ui/form/use-field.ts'
import { TotalLines } from '../invoices/TotalLines.tsx'
import styles from './Pay.module.css'
import { text } from './pay.text.ts'

type Option = PaymentQuote['Options'][number]
type PriceLinesProps = { quote: Pick<PaymentQuote, 'Amount' | 'PayeeName'>; option: Option }

/** What is paid, the fee and who bears it, and when it arrives; where the price has changed, it is said here. */
export function PriceLines({ quote: { Amount, PayeeName }, option: { Fee, FeePaidBy, Total, ArrivesOn } }: PriceLinesProps) {
  const { id, error } = useField({ name: 'Total' })
  const isFree = FeePaidBy === 'issuer' || Fee === '0.00'
  return (
    <section id={id} tabIndex={-1} aria-label={text.price} aria-live="polite" className={styles.price}>
      <TotalLines
        lines={[
          { label: text.invoicePart, amount: formatExactMoney(Amount) },
          { label: text.fee, amount: isFree ? text.none : formatExactMoney(Fee) },
        ]}
        total={{ label: text.total, amount: formatExactMoney(Total) }}
      />
      {error && <p className={styles.wrong}>{error}</p>}
      <p className={styles.note}>
        {FeePaidBy === 'issuer' && Fee !== '0.00' && <>{text.feeByIssuer({ name: PayeeName, amount: formatExactMoney(Fee) })} </>}
        {text.arrives({ name: PayeeName, day: formatDate(ArrivesOn) })}
      </p>
    </section>
  )
}
