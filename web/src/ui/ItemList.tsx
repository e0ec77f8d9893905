import { type ReactNode, useRef } from 'react'
import type { IconPicture } from './Icon.tsx'
import { IconDisc } from './IconDisc.tsx'
import { useFocusHandedOn } from './use-focus-handed-on.ts'
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

/** It may go when it was answered or taken away, with the focus on the button that did it. */
export function Item({ icon, title, status, children, action }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useFocusHandedOn(item)
  return (
    <li ref={item} className={styles.item}>
      <IconDisc icon={icon} tone="plain" />
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
