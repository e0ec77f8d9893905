import type { AssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { countsOf } from './import-progress.ts'
import styles from './Imports.module.css'

/** What became of the rows, as numbers with what each means. */
export function ImportCounts({ run }: { run: AssetImport }) {
  return (
    <dl className={styles.counts}>
      {countsOf(run).map(({ label, value, definition }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={`${styles.count} tabular`}>{value.toLocaleString('en-US')}</dd>
          <dd className={styles.definition}>{definition}</dd>
        </div>
      ))}
    </dl>
  )
}
