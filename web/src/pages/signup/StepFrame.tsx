import { useEffect, useRef, type ReactNode } from 'react'
import { useFormContext, type FieldValues, type Path } from 'react-hook-form'
import { useLocation } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import type { ContractForm } from '../../ui/form/use-resolved-form.ts'
import { SIGNUP_STEPS, type SignupValues } from './signup-draft.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'
import { text } from './signup.text.ts'

export type StepProps = { wizard: SignupWizard }

type StepFrameProps<Input extends FieldValues, Output> = StepProps & {
  form: ContractForm<Input, Output>
  title: string
  lead: string
  submitText?: string
  onSubmit: (values: Output) => Promise<void> | void
  children: ReactNode
}

/** One step: its question, its fields, and the ways on and back. */
export function StepFrame<Input extends FieldValues, Output>({
  wizard,
  form,
  title,
  lead,
  submitText = text.continue,
  onSubmit,
  children,
}: StepFrameProps<Input, Output>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const number = SIGNUP_STEPS.indexOf(wizard.step) + 1

  useEffect(() => {
    if (wizard.problem) showProblem()
    else if (key !== 'default') heading.current?.focus()
    // On arrival at the step only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function showProblem() {
    for (const [path, message] of Object.entries(wizard.problem ?? {})) {
      form.setError(path as Path<Input>, { type: 'server', message }, { shouldFocus: true })
    }
  }

  return (
    <>
      <div className={styles.question}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          <span className="visually-hidden">{text.stepOf({ number, total: SIGNUP_STEPS.length })}</span>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Form form={form} guard={false} onSubmit={onSubmit}>
        <KeepTyped keep={wizard.keep} />
        {children}
        <FormActions>
          <SubmitButton>{submitText}</SubmitButton>
          {number > 1 && (
            <Button variant="quiet" onClick={wizard.goBack}>
              {text.back}
            </Button>
          )}
        </FormActions>
      </Form>
    </>
  )
}

/** Hands every keystroke to the wizard, beginning with what was typed before the script came. */
function KeepTyped({ keep }: Pick<SignupWizard, 'keep'>) {
  const { getValues, subscribe } = useFormContext<SignupValues>()
  useEffect(() => {
    keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
    // `keep` does the same whichever rendering it comes from.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
