import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Page } from '../../ui/Page.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { EmploymentStep } from './EmploymentStep.tsx'
import { FORM_STEPS, type FormDetails, type FormStep, stepOf, stepTitle } from './form-steps.ts'
import { text } from './form.text.ts'
import { FormSteps } from './FormSteps.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { PersonalStep } from './PersonalStep.tsx'
import { ResidenceStep } from './ResidenceStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { StepMemory, StepWay } from './step-way.ts'
import type { SubmitGate } from './submit-gate.ts'
import type { Submitted } from './SubmittedPage.tsx'
import styles from './Form.module.css'

type FormPageProps = {
  details: FormDetails
  today: string
  Gate: SubmitGate
  onOver: () => void
  onSubmitted: (submitted: Submitted) => void
}

/** A form that is being filled in: its steps, and the one that the address names. */
export function FormPage({ details, today, Gate, onOver, onSubmitted }: FormPageProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const step = stepOf(search)
  const [memory] = useState<StepMemory>(() => ({ tried: new Set(), unsaved: new Map() }))
  const leaving = useRef<(() => Promise<boolean>) | null>(null)
  const onLeaving = useCallback((leave: (() => Promise<boolean>) | null) => {
    leaving.current = leave
  }, [])
  const go = (to: FormStep) => void navigate(paths.applicationForm({ id: details.FormId, step: to }))

  async function goOnceSaved(to: FormStep) {
    if (to === step) return
    if (leaving.current === null || (await leaving.current())) go(to)
  }

  const way: StepWay = { step, formId: details.FormId, details, today, memory, go, onLeaving, onOver }
  const crumbs = [
    { text: text.applications, to: paths.applications() },
    { text: details.HomeTitle, to: paths.viewApplication(details.ApplicationId) },
  ]
  return (
    <Page title={text.title} description={text.intro({ home: details.HomeTitle })} breadcrumbs={crumbs}>
      <div className={styles.columns}>
        <FormSteps details={details} current={step} onGo={(to) => void goOnceSaved(to)} />
        <div className={styles.open}>
          <StepHeading step={step} />
          <OpenStep key={step} way={way} Gate={Gate} onSubmitted={onSubmitted} />
        </div>
      </div>
    </Page>
  )
}

/** Where one goes from step to step, the focus goes along, and the page begins at the top. */
function StepHeading({ step }: { step: FormStep }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1}>
      <span className="visually-hidden">{text.stepNumber({ number: FORM_STEPS.indexOf(step) + 1, total: FORM_STEPS.length })} </span>
      {stepTitle(step)}
    </h2>
  )
}

function OpenStep({ way, Gate, onSubmitted }: { way: StepWay; Gate: SubmitGate; onSubmitted: (submitted: Submitted) => void }) {
  if (way.step === 'personal') return <PersonalStep way={way} />
  if (way.step === 'identity') return <IdentityStep way={way} />
  if (way.step === 'residence') return <ResidenceStep way={way} />
  if (way.step === 'employment') return <EmploymentStep way={way} />
  if (way.step === 'documents') return <DocumentsStep way={way} />
  return <ReviewStep way={way} Gate={Gate} onSubmitted={onSubmitted} />
}
