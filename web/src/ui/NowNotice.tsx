import type { ReactNode } from 'react'
import styles from './NowNotice.module.css'

type NowNoticeProps = {
  /** How it stands and what comes next, in one sentence. */
  now: string
  /** Nothing comes next. */
  isOver: boolean
  /** More of it, such as the reason of its end, in paragraphs. */
  children?: ReactNode
}

/** On top of a page: how the thing stands that it is about. It is announced when it changes. */
export function NowNotice({ now, isOver, children }: NowNoticeProps) {
  return (
    <div className={styles.notice} data-over={isOver || undefined} role="status">
      <p className={styles.now}>{now}</p>
      {children}
    </div>
  )
}
