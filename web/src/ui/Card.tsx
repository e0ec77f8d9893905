import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Card.module.css'

export type CardProps = {
  children: ReactNode
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** `flush` lets a table or a picture reach the edge. */
  padding?: 'normal' | 'tight' | 'flush'
  sunken?: boolean
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A sheet of paper on the desk: a hairline and a 10 px corner, no shadow. */
export function Card({ children, as: Tag = 'div', padding = 'normal', sunken, className, ...aria }: CardProps) {
  return (
    <Tag {...aria} className={classNames(styles.card, padding !== 'normal' && styles[padding], sunken && styles.sunken, className)}>
      {children}
    </Tag>
  )
}
