import type { PaperField } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { nameOfOwn, OwnContent, othersValue } from './FieldContent.tsx'
import type { PaperMarks } from './FieldOnPage.tsx'
import { text } from './paper.text.ts'
import styles from './Reading.module.css'
import { isFilled, isKnown } from './signing-draft.ts'

type PlaceProps = { marks: PaperMarks; isBlock: boolean }

/** A place in the text that is the reader’s own: a press goes to it. */
export function OwnPlace({ field, marks: { draft, current, onField }, isBlock }: PlaceProps & { field: PaperField }) {
  const { FieldId, Label } = field
  if (isKnown(field) || !onField) return <span className={styles.blank}>{isKnown(field) ? text.known({ label: Label }) : Label}</span>
  return (
    <button
      type="button"
      className={styles.own}
      data-field={FieldId}
      data-block={isBlock || undefined}
      data-filled={isFilled(field, draft) || undefined}
      aria-current={FieldId === current || undefined}
      aria-label={nameOfOwn(field, draft)}
      onClick={() => onField(FieldId)}
    >
      <OwnContent field={field} draft={draft} />
    </button>
  )
}

/** One that is for another: what they filled in is said where there is one of that name alone. */
export function OtherPlace({ role, label, marks: { agreement }, isBlock }: PlaceProps & { role: string; label: string }) {
  const parties = agreement.Parties.filter((party) => party.Role === role)
  const fields = agreement.Fields.filter(
    ({ PartyId, Kind, Label }) => parties.some((party) => party.PartyId === PartyId) && (isBlock ? Kind === 'signature' : Label === label),
  )
  const value = fields.length === 1 ? othersValue(fields[0]!) : null
  return (
    <span className={styles.blank} data-block={isBlock || undefined}>
      {value === null ? text.fieldOf({ label, role }) : text.ownFilled({ label, value })}
    </span>
  )
}
