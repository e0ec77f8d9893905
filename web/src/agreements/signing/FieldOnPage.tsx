import type { PaperField } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { useLayoutEffect, useRef } from 'react'
import { shares, type Size } from '../templates/placing/geometry.ts'
import { nameOfOwn, OwnContent, othersValue } from './FieldContent.tsx'
import { text } from './paper.text.ts'
import styles from './Paper.module.css'
import { isFilled, isKnown, type SigningDraft } from './signing-draft.ts'
import type { Agreement } from './signing-state.ts'

/** What is marked on a paper: whose fields are whose, what was filled in, and which one is asked for. */
export type PaperMarks = {
  readonly agreement: Agreement
  readonly draft: SigningDraft
  /** The id of the field that is asked for now. */
  readonly current: string | null
  /** Goes to a field of the reader. Null where nothing is asked of them. */
  readonly onField: ((fieldId: string) => void) | null
}

/** A field where it is on its page, at any size of that. */
export function FieldOnPage({ field, page, marks }: { field: PaperField; page: Size; marks: PaperMarks }) {
  const box = useRef<HTMLDivElement>(null)
  const { X, Y, Width, Height, FieldId } = field
  useLayoutEffect(() => {
    const places = shares({ x: X, y: Y, width: Width, height: Height }, page)
    for (const [name, value] of Object.entries(places)) box.current!.style.setProperty(name, value)
  }, [X, Y, Width, Height, page])
  return (
    <div ref={box} className={styles.box} data-field={FieldId}>
      <Mark field={field} marks={marks} />
    </div>
  )
}

function Mark({ field, marks: { agreement, draft, current, onField } }: { field: PaperField; marks: PaperMarks }) {
  const { FieldId, Label } = field
  if (field.PartyId !== agreement.PartyId) return <Other field={field} agreement={agreement} />
  if (isKnown(field)) {
    return (
      <span className={styles.known} role="img" aria-label={text.known({ label: Label })}>
        <span className={styles.words}>{Label}</span>
      </span>
    )
  }
  if (!onField) return null
  return (
    <button
      type="button"
      className={styles.own}
      data-filled={isFilled(field, draft) || undefined}
      aria-current={FieldId === current || undefined}
      aria-label={nameOfOwn(field, draft)}
      onClick={() => onField(FieldId)}
    >
      <span className={styles.words}>
        <OwnContent field={field} draft={draft} isOnPage />
      </span>
    </button>
  )
}

function Other({ field, agreement }: { field: PaperField; agreement: Agreement }) {
  const value = othersValue(field)
  const role = agreement.Parties.find(({ PartyId }) => PartyId === field.PartyId)?.Role ?? ''
  const name = value === null ? text.fieldOf({ label: field.Label, role }) : text.othersFilled({ label: field.Label, role, value })
  return (
    <span className={styles.other} role="img" aria-label={name} data-filled={value !== null || undefined}>
      <span className={styles.words}>{value ?? role}</span>
    </span>
  )
}
