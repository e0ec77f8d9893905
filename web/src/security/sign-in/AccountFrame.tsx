import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { DoorDrawing } from './DoorDrawing.tsx'
import styles from './AccountFrame.module.css'

type AccountFrameProps = {
  title: string
  lead: ReactNode
  /** Beside the form, where there is room: what waits behind the door. */
  promise: { title: string; points: readonly string[] }
  children: ReactNode
}

/** The frame of the pages at the door: a form, and from 992 px a picture beside it. */
export function AccountFrame({ title, lead, promise, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          <h1 className={classNames(styles.title, 'display')} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <aside className={styles.promise} aria-label={promise.title}>
        <div className={styles.words}>
          <p className={classNames(styles.promiseTitle, 'display')}>{promise.title}</p>
          <ul className={styles.points}>
            {promise.points.map((point) => (
              <li key={point}>
                <Icon of={CheckIcon} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <DoorDrawing />
      </aside>
    </div>
  )
}
