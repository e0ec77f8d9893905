import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { ArrowUpRightIcon } from './icons.ts'
import styles from './Stat.module.css'

export type StatProps = {
  label: string
  value: ReactNode
  /** What exactly is counted. There is no number without one. */
  definition: string
  /** The list behind the number. */
  to?: string
  tone?: 'normal' | 'good' | 'warn' | 'bad'
}

/** One number that matters, what it means, and the way to what is behind it. */
export function Stat({ label, value, definition, to, tone = 'normal' }: StatProps) {
  const className = classNames(styles.stat, tone !== 'normal' && styles[tone])
  const content = (
    <>
      <span className={styles.label}>
        {label}
        {to && <Icon of={ArrowUpRightIcon} size="sm" />}
      </span>
      <span className={classNames(styles.value, 'tabular')}>{value}</span>
      <span className={styles.definition}>{definition}</span>
    </>
  )
  if (!to) return <div className={className}>{content}</div>
  return (
    <Link to={to} className={className}>
      {content}
    </Link>
  )
}
