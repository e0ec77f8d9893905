import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { centsFromText, formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { Section } from '../../ui/Section.tsx'
import { TotalLines } from '../invoices/TotalLines.tsx'
import { isOnline } from './payment-status.ts'
import { text } from './payments.text.ts'
import styles from './Payments.module.css'

/** Which items it has paid, and how much of each. */
export function PaymentLines({ payment: { Allocations, Status, Method } }: { payment: PaymentDetails }) {
  const hasCome = Status !== 'created' && Status !== 'needsAction' && Status !== 'processing'
  if (Allocations.length === 0 && isOnline(Method) && !hasCome) return null
  const total = textFromCents(Allocations.reduce((sum, { Amount }) => sum + centsFromText(Amount), 0))
  return (
    <Section title={text.paidFor}>
      {Allocations.length === 0 ? (
        <p className={styles.soft}>{text.paidForNothing}</p>
      ) : (
        <TotalLines
          lines={Allocations.map(({ LineId, Title, Amount }) => ({ id: LineId, label: Title, amount: formatExactMoney(Amount) }))}
          total={{ label: text.total, amount: formatExactMoney(total) }}
        />
      )}
    </Section>
  )
}
