import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useState } from 'react'
import { safeReturnTo } from '../../navigation/return-to.ts'
import { signOut } from './sign-out.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './account.text.ts'
import styles from './AlreadySignedIn.module.css'

/** In place of the forms at the door, for whoever is inside already. */
export function AlreadySignedIn({ session, returnTo }: { session: SessionRecord; returnTo: string | null }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const name = session.Profile?.Name ?? session.Email
  return (
    <>
      <div className={styles.person}>
        <Avatar name={name} picture={session.Profile?.PicPath} size="lg" />
        <div>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.email}>{session.Email}</p>
        </div>
      </div>
      <div className={styles.ways}>
        <LinkButton to={safeReturnTo(returnTo)} variant="primary">
          {text.continue}
        </LinkButton>
        <Button
          busy={isLeaving}
          onClick={() => {
            setIsLeaving(true)
            void signOut()
          }}
        >
          {text.otherAccount}
        </Button>
      </div>
    </>
  )
}
