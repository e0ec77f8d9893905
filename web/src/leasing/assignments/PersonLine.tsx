import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import styles from './Assignments.module.css'

type PersonLineProps = {
  name: string
  picture: string | null
  /** Leads to what is between the two; null where that is not the reader's. */
  connectionId: string | null
  /** Beside the name: a state. */
  status?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** Someone with their face, what is to be known of them, and what can be done. */
export function PersonLine({ name, picture, connectionId, status, action, children }: PersonLineProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} picture={picture} />
      <div className={styles.words}>
        <p className={styles.name}>
          {connectionId ? (
            <Link to={paths.connection(connectionId)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
          {status}
        </p>
        {children}
      </div>
      {action && <div className={styles.buttons}>{action}</div>}
    </div>
  )
}
