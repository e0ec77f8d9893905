import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Section.module.css'

export type SectionProps = {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  level?: 2 | 3
  /** Headline in the display face: public pages only. */
  display?: boolean
  className?: string
  children: ReactNode
}

/** A part of a page with a heading that names it as a region. */
export function Section({ title, description, action, level = 2, display, className, children }: SectionProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={headingId}>
      <div className={styles.header}>
        <div>
          <Heading id={headingId} className={classNames(styles.title, display && styles.display, display && 'display')}>
            {title}
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
