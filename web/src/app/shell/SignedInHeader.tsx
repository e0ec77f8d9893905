import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { Link } from 'react-router'
import type { QuickAdd } from '../../office/finder/quick-adds.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BuildingStoreIcon, ChevronDownIcon, MenuIcon, PlusIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/Mark.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { PopupPosition } from '../../ui/popup-container.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { MenuSection } from './menu-sections.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { SearchButton, type SearchSize } from './SearchButton.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useCurrentLink } from './use-current-link.ts'
import { useSection } from './use-section.ts'
import { WaitingCount } from './WaitingCount.tsx'
import styles from './SignedInHeader.module.css'
import { text } from './shell.text.ts'

type SignedInHeaderProps = {
  session: SessionRecord
  sections: readonly MenuSection[]
  adds: readonly QuickAdd[]
  isMenuOpen: boolean
  onMenu: () => void
  onSearch: () => void
}

/** So many entries of the menu leave room for the whole search button, or for its word. */
const WITH_KEYS = 7
const WITH_WORDS = 8

function searchBeside(entries: number): SearchSize {
  if (entries > WITH_WORDS) return 'picture'
  return entries > WITH_KEYS ? 'words' : 'keys'
}

/** Head of every signed-in screen (spec §2): the menu of the active profile, the search, what can be added, news, and the person. */
export function SignedInHeader({ session, sections, adds, isMenuOpen, onMenu, onSearch }: SignedInHeaderProps) {
  return (
    <PopupPosition value="fixed">
      <header className={styles.header}>
        {session.Member && <ActingFor business={session.Profile?.Name ?? ''} role={session.Member.Role} />}
        <div className={classNames(styles.bar, sections.length > WITH_WORDS && styles.many)}>
          <Logo to={session.Profile ? paths.dashboard() : paths.home()} />
          {sections.length > 0 && (
            <nav className={styles.nav} aria-label={text.main}>
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
            {session.Profile && <SearchButton size={searchBeside(sections.length)} onSearch={onSearch} />}
            {adds.length > 0 && <Menu trigger={<IconButton icon={PlusIcon} label={text.add} />} entries={adds} />}
            {session.Profile && <NotificationBell session={session} />}
            <UserMenu session={session} />
            {sections.length > 0 && (
              <IconButton
                icon={MenuIcon}
                label={text.menu}
                className={styles.menuButton}
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                onClick={onMenu}
              />
            )}
          </div>
        </div>
      </header>
    </PopupPosition>
  )
}

/** At a glance: what is done now is done for a business. */
function ActingFor({ business, role }: { business: string; role: string }) {
  return (
    <Link to={paths.viewBusiness()} className={styles.acting}>
      <Icon of={BuildingStoreIcon} size="sm" />
      <span>{inParts(text.acting.parts({ business: <bdi className={styles.actingFor}>{business}</bdi> }))}</span>
      <span className={styles.actingAs}>{text.actingAs({ role })}</span>
    </Link>
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
          {isCurrent && <span className="visually-hidden"> {text.currentSection}</span>}
          <Icon of={ChevronDownIcon} size="sm" />
        </button>
      }
      entries={section.links.map((link) => ({ ...link, isCurrent: isCurrentLink(link.to) }))}
    />
  )
}
