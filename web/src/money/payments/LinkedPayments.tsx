import type { GetCheckout } from '@keystead/contract/money/payments/payment.operations.ts'
import { PAYMENT_METHOD_TEXTS, PAYMENT_STATUS_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { Section } from '../../ui/Section.tsx'
import { text } from './pay-by-link.text.ts'
import styles from './PayByLink.module.css'

/** What became of each payment of this payer. */
export function LinkedPayments({ payments }: { payments: OutputOf<typeof GetCheckout>['Payments'] }) {
  return (
    <Section title={text.payments}>
      {payments.length === 0 ? (
        <p className={styles.soft}>{text.noPayments}</p>
      ) : (
        <ul className={styles.list}>
          {payments.map(({ PaymentId, Amount, Method, MethodDetail, Status, StartedAt, FailureReason }) => (
            <li key={PaymentId}>
              <span className={styles.line}>
                <span>
                  {MethodDetail ?? PAYMENT_METHOD_TEXTS[Method]}, {PAYMENT_STATUS_TEXTS[Status]}
                </span>
                <ExactMoney amount={Amount} />
              </span>
              <small className={styles.soft}>
                <DateText date={StartedAt} /> {FailureReason}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
