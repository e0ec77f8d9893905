import { Link } from 'react-router'
import styles from './TotalLines.module.css'

type TotalLine = {
  /** Where two may have one label. */
  id?: string
  label: string
  amount: string
  /** What is behind it. */
  to?: string | undefined
}

/** Amounts below each other, and what they come to. */
export function TotalLines({ lines, total }: { lines: readonly (TotalLine | false)[]; total: TotalLine }) {
  return (
    <dl className={styles.lines}>
      {lines.map(
        (line) =>
          line && (
            <div key={line.id ?? line.label}>
              <dt>{line.label}</dt>
              <dd className="tabular">
                <Opened {...line} />
              </dd>
            </div>
          ),
      )}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className="tabular">
          <Opened {...total} />
        </dd>
      </div>
    </dl>
  )
}

function Opened({ label, amount, to }: TotalLine) {
  if (!to) return amount
  return (
    <Link to={to} aria-label={`${label}: ${amount}`}>
      {amount}
    </Link>
  )
}
