import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import type { RefundStatus } from '@keystead/contract/money/payments/payment.values.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { Section } from '../../ui/Section.tsx'
import { text } from './payments.text.ts'
import styles from './Payments.module.css'

const LOOKS: Readonly<Record<RefundStatus, { readonly tone: Tone; readonly words: string }>> = {
  pending: { tone: 'info', words: text.refundPending },
  succeeded: { tone: 'good', words: text.refundSucceeded },
  failed: { tone: 'bad', words: text.refundFailed },
}

/** What of it was given back, why, and whether that is owed again. */
export function PaymentRefunds({ payment: { Refunds } }: { payment: PaymentDetails }) {
  if (Refunds.length === 0) return null
  return (
    <Section title={text.refunds}>
      <ul className={styles.list}>
        {Refunds.map(({ RefundId, At, Status, Reason, IsStillOwed, Amount }) => (
          <li key={RefundId}>
            <span className={styles.words}>
              <span>
                <DateText date={At} /> <Badge tone={LOOKS[Status].tone}>{LOOKS[Status].words}</Badge>
              </span>
              <span>{Reason}</span>
              {Status !== 'failed' && <small>{IsStillOwed ? text.refundOwed : text.refundForgiven}</small>}
            </span>
            <ExactMoney amount={Amount} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
