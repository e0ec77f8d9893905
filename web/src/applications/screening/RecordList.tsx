import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { text } from './report.text.ts'
import styles from './Report.module.css'

export type FoundRecord = NonNullable<ReportRead['Criminal']>['Records'][number]

/** What was found, one after the other, in the words of who found it. */
export function RecordList({ records }: { records: readonly FoundRecord[] }) {
  if (records.length === 0) return <p>{text.none}</p>
  return (
    <ul className={styles.records}>
      {records.map(({ Title, Lines }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a report does not change, and two records may say the same
        <li key={index}>
          <p className={styles.recordTitle}>{Title}</p>
          {Lines.map((line) => (
            <p key={line} className={styles.soft}>
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
