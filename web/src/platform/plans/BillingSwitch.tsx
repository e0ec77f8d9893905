import { BILLING_INTERVALS, type BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { Link } from 'react-router'
import { withInterval } from './billing-address.ts'
import styles from './BillingSwitch.module.css'
import { text } from './plan-cards.text.ts'

const NAMES: Readonly<Record<BillingInterval, string>> = text.intervals

/** Two links that look like a switch: prices by the month or by the year, without script, too. */
export function BillingSwitch({ path, interval }: { path: string; interval: BillingInterval }) {
  return (
    <nav className={styles.switch} aria-label={text.prices}>
      {BILLING_INTERVALS.map((each) => (
        <Link
          key={each}
          to={withInterval(path, each)}
          className={styles.side}
          aria-current={each === interval ? 'page' : undefined}
          preventScrollReset
          replace
        >
          {NAMES[each]}
        </Link>
      ))}
    </nav>
  )
}
