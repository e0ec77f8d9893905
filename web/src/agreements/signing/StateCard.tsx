import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from '../../ui/Card.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import styles from './Signing.module.css'

type StateCardProps = {
  title: string
  /** What was pressed has led here, so the keyboard goes on here. */
  takesFocus?: boolean
  /** What is to be done next. */
  action?: ReactNode
  children?: ReactNode
}

/** Where it stands, and the next step. */
export function StateCard({ title, takesFocus = false, action, children }: StateCardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  useFocusHandedOn(actions)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Card as="section" className={styles.state} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {action && (
        <div ref={actions} className={styles.buttons}>
          {action}
        </div>
      )}
    </Card>
  )
}
