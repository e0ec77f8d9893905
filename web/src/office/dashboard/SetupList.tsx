import { HideSetup } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Section } from '../../ui/Section.tsx'
import { withToast } from '../../ui/with-toast.ts'
import type { SetupStep } from './setup-steps.ts'
import styles from './SetupList.module.css'
import { text as sentences } from './dashboard.text.ts'

/** First steps with how far one has come. What comes next stands out, and the list can be put away. */
export function SetupList({ steps }: { steps: readonly SetupStep[] }) {
  const hiding = useCommand(HideSetup)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone, actions }) => !isDone && actions.length > 0)
  return (
    <Section
      title={sentences.setupTitle}
      className={styles.setup}
      action={
        <Button variant="quiet" size="sm" busy={hiding.pending} onClick={() => void withToast(hiding.run({}))}>
          {sentences.hideSetup}
        </Button>
      }
    >
      <Card>
        <ProgressBar
          label={sentences.firstSteps}
          value={done}
          max={steps.length}
          text={sentences.stepsDone({ done, total: steps.length })}
        />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.key} step={step} isNext={step === next} />
          ))}
        </ol>
      </Card>
    </Section>
  )
}

function Step({ step: { title, text, isDone, actions }, isNext }: { step: SetupStep; isNext: boolean }) {
  return (
    <li className={classNames(styles.step, isDone && styles.done)}>
      <span className={styles.mark}>{isDone && <Icon of={CheckIcon} size="sm" />}</span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title}
          {isDone && <span className="visually-hidden"> {sentences.done}</span>}
        </h3>
        {!isDone && <p className={styles.text}>{text}</p>}
      </div>
      {!isDone && actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <LinkButton key={action.to} to={action.to} variant={isNext && index === 0 ? 'primary' : 'secondary'}>
              {action.text}
            </LinkButton>
          ))}
        </div>
      )}
    </li>
  )
}
