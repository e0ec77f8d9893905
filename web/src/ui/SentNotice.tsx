import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Icon } from './Icon.tsx'
import { CircleCheckIcon } from './icons.ts'
import { useFocusHandedOn } from './use-focus-handed-on.ts'
import styles from './SentNotice.module.css'

export type SentNoticeProps = {
  /** The fixed sentence of the contract: `messages.messageSent`. */
  title: string
  /** What happens now. */
  children: ReactNode
  action?: ReactNode
}

/** Stands in a form's place once it is sent. It takes the focus, for the button that was pressed is gone. */
export function SentNotice({ title, children, action }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const headingId = useId()
  useFocusHandedOn(part)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" className={styles.sent} aria-labelledby={headingId}>
      <span className={styles.picture}>
        <Icon of={CircleCheckIcon} size="xl" />
      </span>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.words}>{children}</p>
      {action && (
        <div ref={part} className={styles.actions}>
          {action}
        </div>
      )}
    </Card>
  )
}
