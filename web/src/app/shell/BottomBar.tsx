import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { MenuIcon } from '../../ui/icons.ts'
import styles from './BottomBar.module.css'
import type { BottomPlace } from './bottom-places.ts'
import { useSection } from './use-section.ts'
import { WaitingCount } from './WaitingCount.tsx'
import { text as words } from './shell.text.ts'

type BottomBarProps = { places: readonly BottomPlace[]; waiting: string | undefined; isMenuOpen: boolean; onMenu: () => void }

/** On a phone: the places that one goes to every day, and the way to all others, within reach of a thumb. */
export function BottomBar({ places, waiting, isMenuOpen, onMenu }: BottomBarProps) {
  const current = useSection()
  return (
    <nav className={styles.bar} aria-label={words.mainAtBottom}>
      <ul>
        {places.map(({ section, text, icon, to }) => (
          <li key={to}>
            <Link to={to} className={styles.place} aria-current={section === current ? 'page' : undefined}>
              <Icon of={icon} />
              {text}
              {section === 'Leads' && waiting && (
                <span className={styles.count}>
                  <WaitingCount count={waiting} />
                </span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.place} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
            <Icon of={MenuIcon} />
            {words.more}
          </button>
        </li>
      </ul>
    </nav>
  )
}
