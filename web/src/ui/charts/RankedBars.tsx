import { Link } from 'react-router'
import { STRIP_WIDTH } from './chart-shapes.ts'
import styles from './Chart.module.css'

export type RankedBar = { key: string; name: string; detail: string; value: number; text: string; to: string }

/** A few things, the largest first, each with its amount as a bar and in words. */
export function RankedBars({ label, bars }: { label: string; bars: readonly RankedBar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ol className={styles.ranked} aria-label={label}>
      {bars.map(({ key, name, detail, value, text, to }) => (
        <li key={key}>
          <Link to={to}>{name}</Link>
          <span className="tabular">{text}</span>
          <svg viewBox={`0 0 ${STRIP_WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.accent} width={(value / most) * STRIP_WIDTH} height="10" />
          </svg>
          <small>{detail}</small>
        </li>
      ))}
    </ol>
  )
}
