import type { ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons.ts'
import { ReferenceList } from './ReferenceList.tsx'
import { text } from './references.text.ts'
import { countOf } from './use-references.ts'
import styles from './References.module.css'

type FormReferencesProps = {
  applicationId: string
  /** Of the applicant. */
  name: string
  references: readonly ReferenceRequest[]
  isLandlord: boolean
}

/** Beside a form: how many of those who were asked have answered. Who they are opens below. */
export function FormReferences({ applicationId, name, references, isLandlord }: FormReferencesProps) {
  const contentId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count = countOf(references)
  return (
    <div className={styles.sections}>
      <div className={styles.beside}>
        <Button
          size="sm"
          iconAfter={isOpen ? ChevronUpIcon : ChevronDownIcon}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          aria-label={text.referencesOf({ name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.references}
        </Button>
        {count && <small>{text.count({ answered: count.answered, count: count.asked })}</small>}
      </div>
      {isOpen && (
        <div id={contentId} role="group" aria-label={text.referencesOf({ name })} className={styles.opened}>
          <ReferenceList applicationId={applicationId} references={references} isLandlord={isLandlord} />
        </div>
      )}
    </div>
  )
}
