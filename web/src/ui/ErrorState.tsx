import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { RefreshIcon, WarningIcon } from './icons.ts'
import styles from './Notice.module.css'
import { inParts } from './in-parts.ts'
import { text } from './page.text.ts'

export type ErrorStateProps = {
  /** What happened, and the reference that support can find it by. A failed call fits as it is. */
  failure: { message: string; reference?: string | null }
  onRetry?: () => void
  /** Another way out. */
  action?: ReactNode
  compact?: boolean
}

/** What happened, and how to try again. It is announced when it appears. */
export function ErrorState({ failure, onRetry, action, compact }: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, compact && styles.compact)} role="alert">
      <span className={classNames(styles.picture, styles.trouble)}>
        <Icon of={WarningIcon} size="xl" />
      </span>
      <p className={styles.title}>{failure.message}</p>
      {failure.reference && (
        <p className={styles.reference}>{inParts(text.reference.parts({ id: <span className="tabular">{failure.reference}</span> }))}</p>
      )}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={RefreshIcon} onClick={onRetry}>
              {text.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
