import { DOCUMENT_TYPES } from '@keystead/contract/documents/documents/document.values.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { type ReactNode, useRef } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { text } from './documents-step.text.ts'
import type { FormDetails } from './form-steps.ts'
import styles from './Form.module.css'

export type FormDocument = FormDetails['Documents'][number]
export type OpenFormDocument = (document: FormDocument) => void

type FormDocumentListProps = {
  documents: readonly FormDocument[]
  onOpen: OpenFormDocument
  /** What else can be done with one. */
  renderAction?: (document: FormDocument) => ReactNode
}

/** The documents of a form; those that a scanner has not let through are there, and stay closed. */
export function FormDocumentList({ documents, onOpen, renderAction }: FormDocumentListProps) {
  if (documents.length === 0) return <p className={styles.help}>{text.none}</p>
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <DocumentItem key={document.DocumentId} document={document} onOpen={onOpen} action={renderAction?.(document)} />
      ))}
    </ul>
  )
}

type DocumentItemProps = { document: FormDocument; onOpen: OpenFormDocument; action: ReactNode }

/** It may go with the focus on the button that deleted it. */
function DocumentItem({ document, onOpen, action }: DocumentItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useFocusHandedOn(item)
  const { DocumentTypeId, Title, Bytes, Scan } = document
  const type = DOCUMENT_TYPES.find(({ Id }) => Id === DocumentTypeId)?.Text
  return (
    <li ref={item}>
      <div className={styles.file}>
        <bdi>{Title}</bdi>
        <small>{[type, formatBytes(Bytes)].filter(Boolean).join(' · ')}</small>
        {Scan === 'infected' && <small>{text.infectedHelp}</small>}
      </div>
      {Scan === 'infected' && <Badge tone="bad">{text.infected}</Badge>}
      {Scan === 'waiting' && <Badge tone="info">{text.waiting}</Badge>}
      <div className={styles.tools}>
        {(Scan === 'none' || Scan === 'clean') && (
          <Button size="sm" aria-label={text.openOf({ title: Title })} onClick={() => onOpen(document)}>
            {text.open}
          </Button>
        )}
        {action}
      </div>
    </li>
  )
}
