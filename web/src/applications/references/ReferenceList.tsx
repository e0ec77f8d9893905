import type { ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { ReferenceItem } from './ReferenceItem.tsx'
import { text } from './references.text.ts'
import styles from './References.module.css'

type ReferenceListProps = {
  applicationId: string
  /** Those of one form. */
  references: readonly ReferenceRequest[]
  /** Whether the reader decides; else it is their own form. */
  isLandlord: boolean
}

/** Whom a form names, and what became of asking them. */
export function ReferenceList({ applicationId, references, isLandlord }: ReferenceListProps) {
  if (references.length === 0) return <p className={styles.help}>{text.none}</p>
  return (
    <div className={styles.sections}>
      <p className={styles.help}>{isLandlord ? text.stated : text.notForYou}</p>
      <ul className={styles.list}>
        {references.map((reference) => (
          <ReferenceItem key={`${reference.Kind}:${reference.Place}`} applicationId={applicationId} reference={reference} />
        ))}
      </ul>
    </div>
  )
}
