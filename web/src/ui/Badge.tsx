import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Badge.module.css'

export type Tone = 'neutral' | 'brand' | 'good' | 'warn' | 'bad' | 'info'

/** A state in one or two words. The word carries the meaning, the colour only repeats it. `plain` drops the dot for labels that are no state. */
export function Badge({ tone = 'neutral', plain, children }: { tone?: Tone; plain?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone], plain && styles.plain)}>{children}</span>
}
