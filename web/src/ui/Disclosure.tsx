import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { ChevronDownIcon } from './icons.ts'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  open?: boolean
  /** Hears of every change, those by a press among them. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** More for those who want it, on the browser's own `details`: works without script and is found by page search. */
export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {summary}
        <Icon of={ChevronDownIcon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
