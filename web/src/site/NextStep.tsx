import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import styles from './NextStep.module.css'

type NextStepProps = { title: string; action: { text: string; to: string }; children: ReactNode }

/** How a page for strangers ends: the one thing to do next. */
export function NextStep({ title, action, children }: NextStepProps) {
  return (
    <section className={styles.step} aria-labelledby="next-step">
      <div className={styles.wrap}>
        <h2 id="next-step" className={classNames(styles.title, 'display')}>
          {title}
        </h2>
        <p className={styles.words}>{children}</p>
        <LinkButton to={action.to} className={styles.action}>
          {action.text}
        </LinkButton>
      </div>
    </section>
  )
}
