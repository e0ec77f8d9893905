import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { type StripPart, STRIP_WIDTH, stripShapes } from './chart-shapes.ts'
import styles from './Chart.module.css'

export type LinkedStripPart = StripPart & {
  label: string
  /** The rows behind it. */
  to: string
}

/** Parts of a whole as one strip, and in words and numbers beside it. Keyboards and readers take the words. */
export function StripChart({ label, parts }: { label: string; parts: readonly LinkedStripPart[] }) {
  return (
    <>
      <svg className={styles.strip} viewBox={`0 0 ${STRIP_WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        {stripShapes(parts).map(({ key, tone, x, width, to }) => (
          <Link key={key} to={to} tabIndex={-1}>
            <rect className={classNames(styles.part, styles[tone])} x={x} y="0" width={width} height="10" />
          </Link>
        ))}
      </svg>
      <ul className={styles.parts} aria-label={label}>
        {parts.map(({ key, tone, value, label: name, to }) => (
          <li key={key}>
            <Link to={to} className={styles[tone]}>
              <strong className="tabular">{value.toLocaleString('en-US')}</strong> {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
