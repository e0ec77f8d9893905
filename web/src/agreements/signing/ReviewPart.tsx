import { type ReactNode, useEffect, useId, useRef } from 'react'
import { asCallFailure, CallFailure, dismissed } from '../../api/failure.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { AgreementIcon, ChevronLeftIcon } from '../../ui/icons.ts'
import { text } from './paper.text.ts'
import styles from './Paper.module.css'
import type { DeskPlace, SigningForm } from './PaperDesk.tsx'
import { text as signatures } from './signature.text.ts'
import { SignatureView } from './SignatureView.tsx'
import {
  type AskedField,
  asksInitials,
  draftPath,
  isFilled,
  isKnown,
  ownFields,
  pathOf,
  problemOf,
  type SigningDraft,
  valuesOf,
  wireValue,
} from './signing-draft.ts'
import type { Agreement } from './signing-state.ts'
import type { Signed } from './signing-way.ts'

type ReviewPartProps = {
  agreement: Agreement
  asked: readonly AskedField[]
  form: SigningForm
  onSign: (signed: Signed) => Promise<boolean>
  onPlace: (place: DeskPlace) => void
  decline: ReactNode
}

/** All that was filled in, once more, and the button that signs. */
export function ReviewPart({ agreement, asked, form, onSign, onPlace, decline }: ReviewPartProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function sign(draft: SigningDraft) {
    const { Signature, Initials } = draft
    const { PaperDigest } = agreement
    if (!Signature || PaperDigest === null) return
    const Values = valuesOf(asked, draft)
    let isSigned: boolean
    try {
      isSigned = await onSign({ PaperDigest, Signature, Initials: asksInitials(asked) ? Initials : null, Values })
    } catch (error) {
      throw atFields(asCallFailure(error), Values)
    }
    // Without it the form would count as saved, and could be left unasked.
    if (!isSigned) throw dismissed()
  }

  const draft = form.getValues()
  return (
    <section className={styles.review} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {text.review}
      </h2>
      <p className={styles.hint}>{text.reviewWords}</p>
      <Form
        form={form}
        guard={false}
        onSubmit={sign}
        onHiddenField={(path) =>
          onPlace(
            Math.max(
              0,
              asked.findIndex((field) => pathOf(field) === path),
            ),
          )
        }
      >
        <ul className={styles.summary} aria-label={text.fields}>
          {asked.map((field, index) => (
            <li key={field.FieldId}>
              <div className={styles.summaryWords}>
                <p className={styles.summaryLabel}>{field.Label}</p>
                <Filled field={field} draft={draft} />
              </div>
              <Button size="sm" variant="quiet" aria-label={text.changeField({ label: field.Label })} onClick={() => onPlace(index)}>
                {text.change}
              </Button>
            </li>
          ))}
        </ul>
        {ownFields(agreement).some(isKnown) && <p className={styles.hint}>{text.knownNote}</p>}
        <FormActions>
          <SubmitButton icon={AgreementIcon}>{text.sign}</SubmitButton>
          <Button icon={ChevronLeftIcon} onClick={() => onPlace('paper')}>
            {text.backToPaper}
          </Button>
          {decline}
        </FormActions>
      </Form>
    </section>
  )
}

function Filled({ field, draft }: { field: AskedField; draft: SigningDraft }) {
  const signature = field.Kind === 'signature' ? draft.Signature : field.Kind === 'initials' ? draft.Initials : null
  if (signature)
    return <SignatureView label={field.Kind === 'signature' ? signatures.signature : signatures.initials} signature={signature} />
  if (problemOf(field, draft) !== null) return <Badge tone="bad">{text.missing}</Badge>
  if (!isFilled(field, draft)) return <p className={styles.hint}>{text.empty}</p>
  return <p>{field.Kind === 'checkbox' ? text.checked : <bdi>{wireValue(draft.Values[field.FieldId])}</bdi>}</p>
}

/** What the server says of the values of a call, at the fields that they come from. */
function atFields(failure: CallFailure, sent: readonly { FieldId: string }[]): CallFailure {
  const { message, code, status, reference, retryAfterSeconds, cause } = failure
  const fields = Object.fromEntries(Object.entries(failure.fields).map(([path, said]) => [draftPath(path, sent), said]))
  return new CallFailure({ message, code, status, reference, retryAfterSeconds, cause, fields })
}
