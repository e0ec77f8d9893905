import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from '../../ui/Card.tsx'
import styles from './Pay.module.css'

type StateCardProps = {
  title: string
  /** What was pressed has led here, so the keyboard goes on here. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Where a payment stands. */
export function StateCard({ title, takesFocus = false, children }: StateCardProps) {
  const id = useId()
  return (
    <Card as="section" sunken className={styles.state} aria-labelledby={id}>
      <Heading key={title} id={id} title={title} takesFocus={takesFocus} />
      {children}
    </Card>
  )
}

function Heading({ id, title, takesFocus }: { id: string; title: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {title}
    </h2>
  )
}
