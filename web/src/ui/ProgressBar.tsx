import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = {
  label: string
  /** Null while the end is not known: the bar runs instead of filling. */
  value: number | null
  max?: number
  /** Shown at the end of the line; the percentage when left out. */
  text?: string
  tone?: 'normal' | 'bad'
}

/** Work that moves. */
export function ProgressBar({ label, value, max = 1, text, tone = 'normal' }: ProgressBarProps) {
  const labelId = useId()
  const shown = text ?? (value === null || max === 0 ? '' : `${Math.floor((value / max) * 100)}%`)
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <span id={labelId}>{label}</span>
        <span className="tabular">{shown}</span>
      </div>
      <progress
        className={classNames(styles.bar, tone === 'bad' && styles.bad)}
        value={value ?? undefined}
        max={max}
        aria-labelledby={labelId}
      />
    </div>
  )
}
