import type { ReactNode } from 'react'
import { Icon, type IconPicture } from './Icon.tsx'
import styles from './ItemList.module.css'

/** A few things of one kind on a settings page, one below the other, each with what can be done to it. */
export function ItemList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

export type ItemProps = {
  icon: IconPicture
  title: ReactNode
  /** The item's state, as a `Badge`. */
  status?: ReactNode
  /** What is to be known of it, in a line or two. */
  children?: ReactNode
  action?: ReactNode
}

export function Item({ icon, title, status, children, action }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <Icon of={icon} />
      </span>
      <div className={styles.words}>
        <div className={styles.titleLine}>
          <p className={styles.title}>{title}</p>
          {status}
        </div>
        {children && <div className={styles.detail}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
