import type { ReactNode } from 'react'
import styles from './SignaturePad.module.css'

/** The white ground on which a signature is shown. */
export function SignatureSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.sheet} role="img" aria-label={label}>
      {children}
    </div>
  )
}
