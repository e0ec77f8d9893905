import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ArrowRightIcon, ChevronLeftIcon } from '../../ui/icons.ts'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { FieldControl } from './FieldControl.tsx'
import { text } from './paper.text.ts'
import styles from './Paper.module.css'
import type { DeskPlace } from './PaperDesk.tsx'
import { type AskedField, pathOf, progressOf, type SigningDraft } from './signing-draft.ts'
import { type Agreement, ownParty } from './signing-state.ts'

type FieldPanelProps = {
  agreement: Agreement
  asked: readonly AskedField[]
  place: Exclude<DeskPlace, 'review'>
  draft: SigningDraft
  onPlace: (place: DeskPlace) => void
  actions: ReactNode
  decline: ReactNode
}

/** What is asked for now, one thing after the other, within the reach of a thumb. */
export function FieldPanel({ agreement, asked, place, draft, onPlace, actions, decline }: FieldPanelProps) {
  const field = typeof place === 'number' ? asked[place] : undefined
  const progress = progressOf(asked, draft)
  return (
    <section className={styles.panel} aria-label={text.panel} data-open={field !== undefined || undefined}>
      {asked.length > 0 && (
        <div className={styles.progress}>
          <p role="status" className="tabular">
            {text.progress(progress)}
          </p>
          <progress value={progress.done} max={progress.count} aria-hidden="true" />
        </div>
      )}
      {field && typeof place === 'number' ? (
        <OneField key={field.FieldId} field={field} place={place} asked={asked} agreement={agreement} onPlace={onPlace} />
      ) : (
        <Beginning asked={asked} onPlace={onPlace} actions={actions} decline={decline} />
      )}
    </section>
  )
}

type BeginningProps = Pick<FieldPanelProps, 'asked' | 'onPlace' | 'actions' | 'decline'>

function Beginning({ asked, onPlace, actions, decline }: BeginningProps) {
  return (
    <>
      {asked.length > 0 && <p className={styles.hint}>{text.begun}</p>}
      <div className={styles.buttons}>
        {asked.length > 0 && (
          <Button variant="primary" iconAfter={ArrowRightIcon} onClick={() => onPlace(0)}>
            {text.begin}
          </Button>
        )}
        {actions}
        {decline}
      </div>
    </>
  )
}

type OneFieldProps = Pick<FieldPanelProps, 'agreement' | 'asked' | 'onPlace'> & { field: AskedField; place: number }

function OneField({ field, place, asked, agreement, onPlace }: OneFieldProps) {
  const { trigger, subscribe, getFieldState } = useFormContext<SigningDraft>()
  const path = pathOf(field)
  const form = useRef<HTMLFormElement>(null)
  useFocusHandedOn(form)
  useEffect(() => focusControl(form.current), [])
  // What was wrong is looked at again as it is changed, also before the first try to sign.
  const lookAgain = useEffectEvent(() => {
    if (getFieldState(path).error) void trigger(path)
  })
  useEffect(() => subscribe({ name: path, formState: { values: true }, callback: () => lookAgain() }), [subscribe, path])
  const isLast = place === asked.length - 1

  async function next(event: FormEvent) {
    event.preventDefault()
    // A window over the panel has a form of its own.
    if (event.target !== form.current) return
    if (await trigger(path)) onPlace(isLast ? 'review' : place + 1)
    else focusControl(form.current)
  }

  return (
    <form ref={form} className={styles.field} noValidate onSubmit={(event) => void next(event)}>
      <p className={styles.about}>
        {field.IsRequired && (
          <Badge tone="warn" plain>
            {text.required}
          </Badge>
        )}
        {field.Page > 0 && <span>{text.onPage({ page: String(field.Page) })}</span>}
      </p>
      <div className={styles.control}>
        <FieldControl field={field} name={ownParty(agreement)?.Name ?? ''} />
      </div>
      <div className={styles.buttons}>
        <Button icon={ChevronLeftIcon} onClick={() => onPlace(place === 0 ? 'paper' : place - 1)}>
          {text.back}
        </Button>
        <Button variant="primary" type="submit" iconAfter={ArrowRightIcon}>
          {isLast ? text.toReview : text.next}
        </Button>
      </div>
    </form>
  )
}

/** What is already chosen, or the first that there is. The page does not move: it shows the place on the paper. */
function focusControl(form: HTMLElement | null): void {
  const control =
    form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input, select, textarea, [data-field-control]')
  control?.focus({ preventScroll: true })
}
