import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Avatar } from '../../ui/Avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CloseIcon, HeartIcon, MenuIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Logo } from '../../ui/Mark.tsx'
import { doorsOf } from '../../navigation/invitation-at.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Section } from '@keystead/contract/navigation/route.ts'
import { useSession } from '../../sessions/session.ts'
import { useSection } from './use-section.ts'
import styles from './PublicHeader.module.css'
import { text as words } from './public-shell.text.ts'

const LINKS: readonly { section: Section; text: string; to: string }[] = [
  { section: 'Properties', text: words.properties, to: paths.properties() },
  { section: 'How It Works', text: words.howItWorks, to: paths.howItWorks() },
  { section: 'Plans', text: words.plans, to: paths.plans() },
  { section: 'Partners', text: words.partners, to: paths.partners() },
  { section: 'Contact Us', text: words.contactUs, to: paths.contactUs() },
]

/** Head of the pages that anyone may read. Without `nav` only the way home is left. */
export function PublicHeader({ nav }: { nav: boolean }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo to={paths.home()} />
        {nav ? (
          <>
            <nav className={styles.nav} aria-label={words.main}>
              <Links />
            </nav>
            <SavedHomes />
            <Account />
            <PhoneMenu />
          </>
        ) : (
          <Link to={paths.home()} className={`${styles.link} ${styles.back}`}>
            {words.backToHome}
          </Link>
        )}
      </div>
    </header>
  )
}

function Links() {
  const current = useSection()
  return (
    <ul>
      {LINKS.map(({ section, text, to }) => (
        <li key={section}>
          <Link to={to} className={styles.link} aria-current={section === current ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The homes that were kept: in the account, or in the browser of a visitor. */
function SavedHomes() {
  const isSignedIn = useSession() !== null
  return (
    <Link
      to={isSignedIn ? paths.favorites() : paths.visitorFavorites()}
      className={styles.saved}
      aria-label={words.savedHomes}
      title={words.savedHomes}
    >
      <Icon of={HeartIcon} />
    </Link>
  )
}

function Account() {
  const session = useSession()
  const doors = doorsOf(useLocation().pathname)
  if (session) {
    const name = session.Profile?.Name ?? session.Email
    return (
      <div className={styles.account}>
        <Link to={paths.dashboard()} className={styles.dashboard}>
          <Avatar name={name} picture={session.Profile?.PicPath} />
          {words.dashboard}
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.account}>
      <LinkButton to={doors.signin} variant="quiet" className={styles.signIn}>
        {words.signIn}
      </LinkButton>
      <LinkButton to={doors.signup} variant="primary">
        {words.signUp}
      </LinkButton>
    </div>
  )
}

/** On the browser's own `details`, so that it opens before any script has come; each page starts with a closed one. */
function PhoneMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const isSignedIn = useSession() !== null
  const doors = doorsOf(pathname)

  return (
    <details
      key={pathname}
      ref={ref}
      className={styles.phone}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return
        ref.current.open = false
        ref.current.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={words.menu}>
        <Icon of={MenuIcon} size="lg" className={styles.open} />
        <Icon of={CloseIcon} size="lg" className={styles.close} />
      </summary>
      <nav className={styles.sheet} aria-label={words.mainOnPhone}>
        <Links />
        <Link to={isSignedIn ? paths.favorites() : paths.visitorFavorites()} className={classNames(styles.link, styles.savedHere)}>
          {words.savedHomes}
        </Link>
        {!isSignedIn && (
          <div className={styles.sheetActions}>
            <LinkButton to={doors.signin}>{words.signIn}</LinkButton>
            <LinkButton to={doors.signup} variant="primary">
              {words.signUp}
            </LinkButton>
          </div>
        )}
      </nav>
    </details>
  )
}
