import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { LockIcon } from '../icons.ts'
import styles from './LockedFields.module.css'

type LockedFieldsProps = {
  /** Why they cannot be changed now; null where they can. */
  reason: string | null
  /** What they are about, for those who hear the form. */
  label: string
  children: ReactNode
}

/** Fields that someone sees and cannot change, with the reason above them. */
export function LockedFields({ reason, label, children }: LockedFieldsProps) {
  const reasonId = useId()
  if (reason === null) return children
  return (
    <fieldset className={styles.locked} disabled aria-label={label} aria-describedby={reasonId}>
      <p id={reasonId} className={styles.reason}>
        <Icon of={LockIcon} size="sm" />
        {reason}
      </p>
      {children}
    </fieldset>
  )
}
