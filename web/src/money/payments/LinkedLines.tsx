import type { GetCheckout } from '@keystead/contract/money/payments/payment.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { Section } from '../../ui/Section.tsx'
import { text } from './pay-by-link.text.ts'
import styles from './PayByLink.module.css'

type Checkout = OutputOf<typeof GetCheckout>

/** What is billed. */
export function LinkedLines({ lines, notes }: { lines: Checkout['Lines']; notes: string | null }) {
  return (
    <Section title={text.items}>
      <ul className={styles.list}>
        {lines.map(({ LineId, Title, Amount }) => (
          <li key={LineId} className={styles.line}>
            <bdi>{Title}</bdi>
            <ExactMoney amount={Amount} />
          </li>
        ))}
      </ul>
      {notes && <p className={styles.notes}>{notes}</p>}
    </Section>
  )
}
