import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FormActions } from '../../ui/form/Form.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { OpenFormMark } from '../../ui/form/OpenFormMark.tsx'
import { UnsavedChangesGuard } from '../../ui/form/UnsavedChangesGuard.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { stepAfter, stepBefore, stepTitle } from './form-steps.ts'
import { text } from './form.text.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import { SaveLine } from './SaveLine.tsx'
import type { Section } from './section.ts'
import type { StepWay } from './step-way.ts'
import { useSectionForm } from './use-section-form.ts'
import styles from './Form.module.css'

type SectionFormProps<Values extends FieldValues> = { way: StepWay; section: Section<Values>; children: ReactNode }

/** One section: its fields, how far they are saved, and the way on. */
export function SectionForm<Values extends FieldValues>({ way, section, children }: SectionFormProps<Values>) {
  const { step, memory, onLeaving } = way
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [wasTried, setWasTried] = useState(() => memory.tried.has(step))
  const [stopped, setStopped] = useState<'wrong' | 'lacking' | null>(null)
  const [stops, setStops] = useState(0)
  useFocusHandedOn(element)
  const { form, saving, newer, beginning, save, sayLacking, keepMine, loadNewest } = useSectionForm<Values>({
    section,
    unsaved: (memory.unsaved.get(step) as Values | undefined) ?? null,
    onLeftUnsaved: (typed) => (typed === null ? memory.unsaved.delete(step) : memory.unsaved.set(step, typed)),
    saysLacking: wasTried,
    onOver: way.onOver,
  })

  useEffect(() => {
    if (stops > 0) summary.current?.focus()
  }, [stops])

  function stop(by: 'wrong' | 'lacking') {
    setStopped(by)
    setStops((times) => times + 1)
  }

  /** Saves, and answers whether the step may be left. */
  async function saveToLeave(): Promise<boolean> {
    if (isLeaving) return false
    setIsLeaving(true)
    const isSaved = await save()
    setIsLeaving(false)
    if (isSaved) setStopped(null)
    else stop('wrong')
    return isSaved
  }

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (!(await saveToLeave())) return
    if (!wasTried) {
      memory.tried.add(step)
      setWasTried(true)
      if (await sayLacking()) return stop('lacking')
    }
    way.go(stepAfter(step))
  }

  const leave = useEffectEvent(saveToLeave)
  useEffect(() => {
    onLeaving(() => leave())
    return () => onLeaving(null)
  }, [onLeaving])

  const before = stepBefore(step)
  const hasProblems = Object.keys(form.formState.errors).length > 0
  return (
    <FormProvider {...form}>
      <FormId value={formId}>
        <form
          ref={element}
          method="post"
          noValidate
          className={styles.form}
          aria-label={stepTitle(step)}
          onSubmit={(event) => void goOn(event)}
        >
          {newer && <NewerVersion conflicts={newer.merged.conflicts} onKeepMine={keepMine} onLoadNewest={loadNewest} />}
          {stopped && (
            <ProblemSummary ref={summary} kind={stopped} failure={saving.is === 'failed' ? saving.why : null} lists={section.lists} />
          )}
          <div key={beginning} className={styles.body}>
            {children}
          </div>
          <SaveLine saving={saving} onRetry={() => void save()} />
          <FormActions>
            <Button type="submit" variant="primary" busy={isLeaving}>
              {wasTried && hasProblems ? text.nextAnyway : text.next}
            </Button>
            {before && <Button onClick={() => void saveToLeave().then((mayLeave) => mayLeave && way.go(before))}>{text.back}</Button>}
          </FormActions>
        </form>
        <OpenFormMark guard />
        <UnsavedChangesGuard isSending={isSending} />
      </FormId>
    </FormProvider>
  )
}
