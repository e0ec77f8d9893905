import { type ReactNode, useId, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { classNames } from '../../ui/class-names.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { OpenFormMark } from '../../ui/form/OpenFormMark.tsx'
import { UnsavedChangesGuard } from '../../ui/form/UnsavedChangesGuard.tsx'
import type { ContractForm } from '../../ui/form/use-resolved-form.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import type { PaperMarks } from './FieldOnPage.tsx'
import { FieldPanel } from './FieldPanel.tsx'
import { text } from './paper.text.ts'
import styles from './Paper.module.css'
import { PaperPages } from './PaperPages.tsx'
import { Reading } from './Reading.tsx'
import { ReviewPart } from './ReviewPart.tsx'
import type { AskedField, SigningDraft } from './signing-draft.ts'
import type { Agreement } from './signing-state.ts'
import type { Signed, SigningWay } from './signing-way.ts'

export type SigningForm = ContractForm<SigningDraft, SigningDraft>
/** `paper`: it is read, and nothing is asked for yet. A number: the field that is asked for. */
export type DeskPlace = 'paper' | 'review' | number

type PaperDeskProps = {
  agreement: Agreement
  way: SigningWay
  form: SigningForm
  /** Empty for those who sign nothing. */
  asked: readonly AskedField[]
  /** Answers whether it was signed: if not, what was filled in is still to be kept. */
  onSign: (signed: Signed) => Promise<boolean>
  /** What those do who sign nothing. */
  actions: ReactNode
  decline: ReactNode
}

/** The paper, and what is to be done with it: beside it where there is room, else at the lower edge of the screen. */
export function PaperDesk({ agreement, way, form, asked, onSign, actions, decline }: PaperDeskProps) {
  const formId = useId()
  const isSending = useRef(false)
  const [place, setPlace] = useState<DeskPlace>('paper')
  const draft = useWatch({ control: form.control }) as SigningDraft
  const current = typeof place === 'number' ? (asked[place]?.FieldId ?? null) : null
  const goTo = (fieldId: string) => {
    const index = asked.findIndex(({ FieldId }) => FieldId === fieldId)
    if (index >= 0) setPlace(index)
  }
  const marks = { agreement, draft, current, onField: asked.length > 0 ? goTo : null }
  return (
    <FormProvider {...form}>
      <FormId value={formId}>
        <OpenFormMark guard />
        <UnsavedChangesGuard isSending={isSending} />
        <div className={classNames(styles.desk, place === 'review' && styles.reviewing)}>
          <Paper agreement={agreement} way={way} marks={marks} />
          <div className={styles.side}>
            {place === 'review' ? (
              <ReviewPart agreement={agreement} asked={asked} form={form} onSign={onSign} onPlace={setPlace} decline={decline} />
            ) : (
              <FieldPanel
                agreement={agreement}
                asked={asked}
                place={place}
                draft={draft}
                onPlace={setPlace}
                actions={actions}
                decline={decline}
              />
            )}
          </div>
        </div>
      </FormId>
    </FormProvider>
  )
}

type PaperProps = { agreement: Agreement; way: SigningWay; marks: PaperMarks }
type Look = 'text' | 'pages'
const LOOKS: readonly { Id: Look; Text: string }[] = [
  { Id: 'text', Text: text.asText },
  { Id: 'pages', Text: text.asPages },
]

function Paper({ agreement: { Reading: body, PaperDigest }, way, marks }: PaperProps) {
  const titleId = useId()
  const isWide = useIsWide()
  const [chosen, setChosen] = useState<Look | null>(null)
  const look = body === null ? 'pages' : (chosen ?? (isWide ? 'pages' : 'text'))
  return (
    <section className={styles.paper} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {text.paper}
      </h2>
      {body !== null && <Segments label={text.show} choices={LOOKS} value={look} onChange={setChosen} />}
      {look === 'text' && body !== null ? <Reading body={body} marks={marks} /> : <PaperPages way={way} {...marks} />}
      {PaperDigest && (
        <p className={styles.digest}>
          {text.digest}: <span className="tabular">{PaperDigest}</span>
        </p>
      )}
    </section>
  )
}
