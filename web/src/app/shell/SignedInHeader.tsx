import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { ChevronDownIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/Mark.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PopupPosition } from '../../ui/popup-container.ts'
import { paths } from '../../navigation/paths.ts'
import { menuSections, type MenuSection } from './menu-sections.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { PhoneDrawer } from './PhoneDrawer.tsx'
import { SchemeMenu } from './SchemeMenu.tsx'
import { WaitingCount } from './WaitingCount.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useCurrentLink } from './use-current-link.ts'
import { useSection } from './use-section.ts'
import { useWaitingLeads } from './use-waiting-leads.ts'
import styles from './SignedInHeader.module.css'

/** Head of every signed-in screen (spec §2): the menu of the active profile, news, and the person. */
export function SignedInHeader({ session }: { session: SessionRecord }) {
  const sections = menuSections(session, { waiting: useWaitingLeads(session) })
  return (
    <PopupPosition value="fixed">
      <header className={styles.header}>
        <div className={styles.bar}>
          {sections.length > 0 && (
            <div className={styles.phoneMenu}>
              <PhoneDrawer sections={sections} />
            </div>
          )}
          <Logo to={session.Profile ? paths.dashboard() : paths.home()} />
          {sections.length > 0 && (
            <nav className={styles.nav} aria-label="Main">
              <ul>
                {sections.map((section) => (
                  <li key={section.section}>
                    <BarEntry section={section} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.tools}>
            <div className={styles.scheme}>
              <SchemeMenu />
            </div>
            {session.Profile && <NotificationBell session={session} />}
            <UserMenu session={session} />
          </div>
        </div>
      </header>
    </PopupPosition>
  )
}

function BarEntry({ section }: { section: MenuSection }) {
  const isCurrent = useSection() === section.section
  const isCurrentLink = useCurrentLink()
  if ('to' in section) {
    return (
      <Link to={section.to} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
        {section.text}
        {section.waiting && <WaitingCount count={section.waiting} />}
      </Link>
    )
  }
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={styles.entry} data-current={isCurrent || undefined}>
          {section.text}
          {isCurrent && <span className="visually-hidden"> (current section)</span>}
          <Icon of={ChevronDownIcon} size="sm" />
        </button>
      }
      entries={section.links.map((link) => ({ ...link, isCurrent: isCurrentLink(link.to) }))}
    />
  )
}
