import type { ImportKind, ImportRunSeen } from './import-kind.ts'
import styles from './Imports.module.css'

/** What became of the rows, as numbers with what each means. */
export function ImportCounts({ kind, run }: { kind: ImportKind; run: ImportRunSeen }) {
  return (
    <dl className={styles.counts}>
      {kind.countsOf(run).map(({ label, value, definition }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={`${styles.count} tabular`}>{value.toLocaleString('en-US')}</dd>
          <dd className={styles.definition}>{definition}</dd>
        </div>
      ))}
    </dl>
  )
}
