import type { ReactNode } from 'react'
import styles from './FactsTable.module.css'

export type Fact = { label: string; value: ReactNode }

/** What is known of a thing, one line each. What is not known is left out. */
export function FactsTable({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter((fact) => fact !== null)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A line where there is something to say. */
export function fact(label: string, value: ReactNode): Fact | null {
  return value === null || value === undefined || value === '' ? null : { label, value }
}
