import type { CriteriaRead } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { criteriaLines } from './criteria-lines.ts'
import { text } from './criteria.text.ts'
import styles from './Criteria.module.css'

/** What is asked of everyone who applies, as those read it who think of it. */
export function CriteriaList({ criteria }: { criteria: CriteriaRead | null }) {
  const lines = criteria === null ? [] : criteriaLines(criteria)
  if (criteria === null || (lines.length === 0 && criteria.Text === null)) return <p className={styles.soft}>{text.shownNone}</p>
  return (
    <>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {criteria.Text && <p className={styles.words}>{criteria.Text}</p>}
    </>
  )
}
