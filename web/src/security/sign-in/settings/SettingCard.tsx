import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { IconPicture } from '../../../ui/Icon.tsx'
import { IconDisc } from '../../../ui/IconDisc.tsx'
import { classNames } from '../../../ui/class-names.ts'
import linked from '../../../ui/LinkedCard.module.css'
import styles from './SettingCard.module.css'

export type Setting = {
  to: string
  icon: IconPicture
  title: string
  /** What can be set there. */
  about: string
  /** How it is set now. */
  State?: () => ReactNode
}

/** One thing to set: all of the card leads there. */
export function SettingCard({ setting: { to, icon, title, about, State } }: { setting: Setting }) {
  const aboutId = useId()
  return (
    <li className={classNames(linked.card, styles.card)}>
      <IconDisc icon={icon} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={to} className={linked.link} aria-describedby={aboutId}>
            {title}
          </Link>
        </h3>
        <p id={aboutId} className={styles.about}>
          {about}
        </p>
        {State && (
          <div className={styles.state}>
            <State />
          </div>
        )}
      </div>
    </li>
  )
}
