import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { mayOpen } from '../../identity/profiles/guard.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { BuiltScreens } from '../../navigation/built-screens.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { quickAdds } from '../../office/finder/quick-adds.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmIdentity } from '../../security/factors/ConfirmIdentity.tsx'
import { UnconfirmedEmail } from '../../security/sign-in/UnconfirmedEmail.tsx'
import { useSession } from '../../sessions/session.ts'
import { useSingleKeys } from '../../sessions/single-keys.ts'
import { isBuilt } from '../screen-files.ts'
import { BottomBar } from './BottomBar.tsx'
import { bottomPlaces } from './bottom-places.ts'
import { finderPlaces } from './finder-places.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import { menuSections } from './menu-sections.ts'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { SignedInHeader } from './SignedInHeader.tsx'
import { useLive } from './use-live.ts'
import { useMembership, useOwnBusinesses } from './use-membership.ts'
import { useOverlay } from './use-overlay.ts'
import { useShellKeys } from './use-shell-keys.ts'
import { useWaitingLeads } from './use-waiting-leads.ts'
import styles from './Layout.module.css'

const FinderDialog = lazyPart(async () => (await import('../../office/finder/FinderDialog.tsx')).FinderDialog)
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** The frame of the screens behind the sign-in. Without a session, only for the moment of being sent away, it has no head. */
export function SignedInLayout() {
  const session = useSession()
  useLive(session)
  useMembership(session)
  return (
    <div className={classNames(styles.layout, styles.signedIn, session?.Profile && styles.withBar, session?.Member && styles.acting)}>
      <SkipLink />
      {session && <Frame session={session} />}
      {session && <UnconfirmedEmail />}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <BuiltScreens value={(address) => isBuilt(address) && (session === null || mayOpen(address, session))}>
          <Outlet />
        </BuiltScreens>
      </main>
      <ConfirmIdentity />
    </div>
  )
}

/** What stands around a screen, and what can be opened over it from anywhere. */
function Frame({ session }: { session: SessionRecord }) {
  const profileType = profileTypeOf(session)
  const waiting = useWaitingLeads(session)
  const businesses = useOwnBusinesses(session)
  const sections = menuSections(session, { waiting, hasBusinesses: businesses.length > 0 })
  const isOpen = (address: string) => isBuilt(address) && mayOpen(address, session)
  const adds = profileType ? quickAdds(profileType, isOpen) : []
  const overlay = useOverlay()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  useShellKeys({ profileType, singleKeys, isOpen, show: overlay.show })
  const isMenuOpen = overlay.shown === 'menu'
  const openMenu = () => overlay.show('menu')
  return (
    <>
      <SignedInHeader
        session={session}
        sections={sections}
        adds={adds}
        isMenuOpen={isMenuOpen}
        onMenu={openMenu}
        onSearch={() => overlay.show('finder')}
      />
      {profileType && <BottomBar places={bottomPlaces(profileType, isOpen)} waiting={waiting} isMenuOpen={isMenuOpen} onMenu={openMenu} />}
      <MenuDrawer sections={sections} isOpen={isMenuOpen} onClose={overlay.close} />
      <Suspense>
        {overlay.shown === 'finder' && <FinderDialog adds={adds} places={finderPlaces(session, sections)} onClose={overlay.close} />}
        {overlay.shown === 'keys' && profileType && (
          <KeysDialog
            profileType={profileType}
            isOpen={isOpen}
            singleKeys={singleKeys}
            onSingleKeys={setSingleKeys}
            onClose={overlay.close}
          />
        )}
      </Suspense>
    </>
  )
}
