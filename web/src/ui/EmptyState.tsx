import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconPicture } from './Icon.tsx'
import { InboxIcon } from './icons.ts'
import styles from './Notice.module.css'

export type EmptyStateProps = {
  /** The fixed sentence of the contract: `messages.noPropertiesFound`. */
  title: string
  /** What to do first, in a sentence. */
  children?: ReactNode
  action?: ReactNode
  icon?: IconPicture
  compact?: boolean
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, icon = InboxIcon, compact }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, compact && styles.compact)}>
      <span className={styles.picture}>
        <Icon of={icon} size="xl" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
