import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Drawing.module.css'

/** The light of the sky. */
export type DrawingTone = 'clear' | 'warm' | 'green'

/** A small scene that tells nothing which the words beside it do not say; it fills its box and is cut at the edges. */
export function Drawing({ tone = 'clear', className, children }: { tone?: DrawingTone; className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.drawing, tone !== 'clear' && styles[tone], className)}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="300" height="200" className={styles.sky} />
      {children}
    </svg>
  )
}

/** Two rolls of land along the lower edge. */
export function Hills() {
  return (
    <>
      <path d="M0 138c46-30 96-34 148-16s104 16 152-10v88H0z" className={styles.hill} />
      <path d="M0 168c60-18 126-20 188-10s80 6 112-4v46H0z" className={styles.near} />
    </>
  )
}
