import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { DateText } from './DateText.tsx'
import styles from './RowTitle.module.css'

/** What names a row of a table: its picture, its name, and in `small` what is to be known of it. */
export function RowTitle({ picture, children, className }: { picture: ReactNode; children: ReactNode; className?: string }) {
  return (
    <span className={classNames(styles.title, className)}>
      {picture}
      <span className={classNames(styles.lines, styles.name)}>{children}</span>
    </span>
  )
}

/** A cell of several lines; those in `small` are quieter. */
export function CellLines({ children }: { children: ReactNode }) {
  return <span className={styles.lines}>{children}</span>
}

/** How the thing of a row stands: its badge, and below it how far it is. */
export function CellState({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.state}>
      {badge}
      {children && <small className="tabular">{children}</small>}
    </span>
  )
}

/** A day in one line, or that there is none. */
export function CellDay({ date }: { date: string | null }) {
  if (date === null) return '–'
  return (
    <span className={styles.day}>
      <DateText date={date} />
    </span>
  )
}
