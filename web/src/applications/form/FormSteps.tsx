import { paths } from '@keystead/contract/navigation/paths.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon } from '../../ui/icons.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { FORM_STEPS, type FormDetails, type FormStep, missingCount, stepTitle } from './form-steps.ts'
import { text } from './form.text.ts'
import styles from './FormSteps.module.css'

type FormStepsProps = { details: FormDetails; current: FormStep; onGo: (step: FormStep) => void }

/** All steps with how complete each is; where there is little room, the open one in a line that unfolds. */
export function FormSteps(props: FormStepsProps) {
  const isWide = useIsWide()
  const { current } = props
  const number = FORM_STEPS.indexOf(current) + 1
  if (isWide) return <StepList {...props} />
  return (
    <Disclosure
      key={current}
      summary={<span className={styles.line}>{text.stepOf({ number, total: FORM_STEPS.length, title: stepTitle(current) })}</span>}
    >
      <StepList {...props} />
    </Disclosure>
  )
}

function StepList({ details, current, onGo }: FormStepsProps) {
  /** As a link it opens in a new tab; a plain press saves the open step first. */
  function press(event: MouseEvent, step: FormStep) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onGo(step)
  }

  return (
    <nav aria-label={text.steps}>
      <ol className={styles.steps}>
        {FORM_STEPS.map((step, index) => (
          <li key={step}>
            <Link
              to={paths.applicationForm({ id: details.FormId, step })}
              className={styles.step}
              aria-current={step === current ? 'step' : undefined}
              onClick={(event) => press(event, step)}
            >
              <span className={`${styles.number} tabular`} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                {stepTitle(step)} <StepState missing={missingCount(step, details)} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepState({ missing }: { missing: number | null }) {
  if (missing === null) return null
  if (missing > 0) return <small className={styles.state}>{text.lacks({ count: missing })}</small>
  return (
    <small className={styles.complete}>
      <Icon of={CircleCheckIcon} size="sm" />
      {text.complete}
    </small>
  )
}
