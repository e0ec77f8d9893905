import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { ChevronRightIcon } from './icons.ts'
import styles from './Page.module.css'
import { useHeadingHandedOn } from './use-heading-handed-on.ts'
import { text } from './page.text.ts'

export type Breadcrumb = { text: string; to: string }

export type PageProps = {
  title: ReactNode
  /** Above all else: whose page it is. */
  before?: ReactNode
  description?: ReactNode
  /** Small, before the title: what the thing shown looks like. */
  picture?: ReactNode
  /** The way here, without this page itself. */
  breadcrumbs?: readonly Breadcrumb[]
  /** The state of the thing shown, as a `Badge`. */
  status?: ReactNode
  /** The one thing to do here, and at most two quieter ones, at the top right. */
  action?: ReactNode
  /** `narrow` for a form or a text to read, `full` for a map. */
  width?: 'normal' | 'narrow' | 'full'
  /** Headline in the display face: public pages only. */
  display?: boolean
  children: ReactNode
}

/** The frame of a screen inside a layout's `<main>`: where am I, what is this, what can I do. */
export function Page({ title, before, description, picture, breadcrumbs, status, action, width = 'normal', display, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingHandedOn(heading)
  return (
    <div className={classNames(styles.page, width !== 'normal' && styles[width])}>
      {before && <div className={styles.before}>{before}</div>}
      {breadcrumbs && breadcrumbs.length > 0 && (
        <nav className={styles.breadcrumbs} aria-label={text.breadcrumb}>
          <ol>
            {breadcrumbs.map((crumb) => (
              <li key={crumb.to}>
                <Link to={crumb.to}>{crumb.text}</Link>
                <Icon of={ChevronRightIcon} size="sm" />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <header className={styles.header}>
        {picture}
        <div className={classNames(styles.words, picture !== undefined && styles.besidePicture)}>
          <div className={styles.titleLine}>
            <h1 ref={heading} className={classNames(styles.title, display && styles.display, display && 'display')} tabIndex={-1}>
              {title}
            </h1>
            {status}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action && <div className={styles.actions}>{action}</div>}
      </header>
      {children}
    </div>
  )
}
