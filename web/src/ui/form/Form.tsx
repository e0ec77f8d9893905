import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useFormContext, useFormState, type FieldValues, type Path } from 'react-hook-form'
import { CallFailure, asCallFailure } from '../../api/failure.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { NeedsScript } from '../NeedsScript.tsx'
import { useHasScript } from '../use-has-script.ts'
import { useFocusHandedOn } from '../use-focus-handed-on.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { NamedLists } from './form-errors.ts'
import { FormId } from './form-id.ts'
import { OpenFormMark } from './OpenFormMark.tsx'
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'
import type { ContractForm } from './use-resolved-form.ts'
import styles from './Form.module.css'
import { text } from './form.text.ts'

export type FormProps<Input extends FieldValues, Output> = {
  form: ContractForm<Input, Output>
  /** Sends it. A failed call that it throws is shown above, and at the fields that it names; what was typed stays. */
  onSubmit: (values: Output) => Promise<void> | void
  /** Asks before typed changes are left behind. Off for forms that are quick to type again, such as signing in. */
  guard?: boolean
  /** A problem was followed whose field is in another step: show that step, and the field. */
  onHiddenField?: (path: string) => void
  /** Fields that are there once for each of several: the summary says of which one it speaks. */
  lists?: NamedLists
  /** Names the form as a landmark, where a page has more than one. */
  label?: string
  className?: string
  children: ReactNode
}

/** One form: summary of errors on top, fields, then `FormActions`. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  guard = true,
  onHiddenField,
  lists,
  label,
  className,
  children,
}: FormProps<Input, Output>) {
  const formId = useId()
  const isSending = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  useFocusHandedOn(element)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [failedTries, setFailedTries] = useState(0)

  useEffect(() => {
    if (failedTries > 0) summary.current?.focus()
  }, [failedTries])

  function showFailure(error: unknown) {
    // A defect of ours must reach the console and its watchers; the person gets the general sentence.
    if (!(error instanceof CallFailure)) reportError(error)
    const shown = asCallFailure(error)
    if (shown.wasDismissed) return
    for (const [path, message] of Object.entries(shown.fields)) form.setError(path as Path<Input>, { type: 'server', message })
    setFailure(shown)
  }

  async function send(values: Output): Promise<boolean> {
    try {
      await onSubmit(values)
      form.reset(form.getValues())
      return true
    } catch (error) {
      showFailure(error)
      return false
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // A dialog's form is a React child of the form behind it; only its own submit may count.
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    setFailure(null)
    let isSent = false
    try {
      await form.handleSubmit(async (values) => {
        isSent = await send(values)
      })(event)
    } catch (error) {
      // The rules themselves did not come.
      showFailure(error)
    }
    isSending.current = false
    // Only now are the errors on the page for the summary to show.
    if (!isSent) setFailedTries((tries) => tries + 1)
  }

  return (
    <FormProvider {...form}>
      <FormId value={formId}>
        {/* `post`: a press before the script has come must not write what was typed into the address. */}
        <form
          ref={element}
          method="post"
          noValidate
          className={classNames(styles.form, className)}
          aria-label={label}
          onSubmit={(event) => void submit(event)}
        >
          <NeedsScript />
          <ErrorSummary ref={summary} failure={failure} lists={lists} onHiddenField={onHiddenField} />
          {children}
        </form>
        <OpenFormMark guard={guard} />
        {guard && <UnsavedChangesGuard isSending={isSending} />}
      </FormId>
    </FormProvider>
  )
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** The buttons at the foot of a form; where it fills a dialog they stay in view. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-form-foot="">
      {children}
    </div>
  )
}

/** Sends the form it is in, and turns while that takes. Of several the first one is pressed by Enter; `onClick` tells which it was. */
export function SubmitButton({ children, ...look }: Omit<ButtonProps, 'type' | 'busy'>) {
  const { control } = useFormContext()
  const { isSubmitting } = useFormState({ control })
  const hasScript = useHasScript()
  return (
    <Button variant="primary" {...look} type="submit" busy={isSubmitting} notYet={!hasScript}>
      {children}
    </Button>
  )
}

/** Leaves the form as it was, unless it is being sent. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  const { control } = useFormContext()
  const { isSubmitting } = useFormState({ control })
  return (
    <Button onClick={onClick} disabledReason={isSubmitting ? text.itIsBeingSent : null} reasonIsVisible>
      {text.cancel}
    </Button>
  )
}
