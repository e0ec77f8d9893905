import { Outlet } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmIdentity } from '../../security/factors/ConfirmIdentity.tsx'
import { UnconfirmedEmail } from '../../security/sign-in/UnconfirmedEmail.tsx'
import { useSession } from '../../sessions/session.ts'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { SignedInHeader } from './SignedInHeader.tsx'
import { useLive } from './use-live.ts'
import styles from './Layout.module.css'

/** The frame of the screens behind the sign-in. Without a session, only for the moment of being sent away, it has no head. */
export function SignedInLayout() {
  const session = useSession()
  useLive(session)
  return (
    <div className={classNames(styles.layout, styles.signedIn)}>
      <SkipLink />
      {session && <SignedInHeader session={session} />}
      {session && <UnconfirmedEmail />}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <ConfirmIdentity />
    </div>
  )
}
