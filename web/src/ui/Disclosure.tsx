import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { ChevronDownIcon } from './icons.ts'
import styles from './Disclosure.module.css'

/** More for those who want it, on the browser's own `details`: works without script and is found by page search. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        {summary}
        <Icon of={ChevronDownIcon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
