import { classNames } from './class-names.ts'
import styles from './Stepper.module.css'
import { text } from './page.text.ts'

export type StepperProps = {
  label: string
  steps: readonly string[]
  /** Counted from 0. */
  current: number
  /** Goes back to a step that was done; later ones cannot be jumped to. */
  onGoBack?: (step: number) => void
}

/** Where one is in a long form. */
export function Stepper({ label, steps, current, onGoBack }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(styles.step, index < current && styles.done)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && onGoBack ? (
            <button type="button" onClick={() => onGoBack(index)}>
              {step}
            </button>
          ) : (
            step
          )}
          {index < current && <span className="visually-hidden"> {text.done}</span>}
        </li>
      ))}
    </ol>
  )
}
