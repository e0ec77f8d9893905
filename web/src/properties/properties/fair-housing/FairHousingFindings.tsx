import type { FairHousingFinding } from '@keystead/contract/properties/properties/fair-housing.ts'
import styles from './FairHousing.module.css'

/** Which words were found, why they may be trouble, and what to write instead. */
export function FairHousingFindings({ findings }: { findings: readonly FairHousingFinding[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ Class, Words, Reason, Suggestion }) => (
        <li key={`${Class} ${Words}`}>
          <p>
            <strong>“{Words}”</strong> <span className={styles.class}>{Class}</span>
          </p>
          <p>
            {Reason} {Suggestion}
          </p>
        </li>
      ))}
    </ul>
  )
}
