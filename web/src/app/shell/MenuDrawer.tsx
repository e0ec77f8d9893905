import { Link } from 'react-router'
import { Dialog } from '../../ui/Dialog.tsx'
import type { MenuSection } from './menu-sections.ts'
import { useCurrentLink } from './use-current-link.ts'
import { useSection } from './use-section.ts'
import { WaitingCount } from './WaitingCount.tsx'
import styles from './MenuDrawer.module.css'
import { text } from './shell.text.ts'

type MenuDrawerProps = { sections: readonly MenuSection[]; isOpen: boolean; onClose: () => void }

/** The whole menu on a small screen, opened at once instead of one list behind another. It comes from the side of its button. */
export function MenuDrawer({ sections, isOpen, onClose }: MenuDrawerProps) {
  const current = useSection()
  const isCurrentLink = useCurrentLink()
  return (
    <Dialog open={isOpen} onClose={onClose} title={text.menu} size="drawer">
      <nav aria-label={text.main}>
        {sections.map((section) => (
          <div key={section.section} className={styles.group}>
            {'to' in section ? (
              <Link to={section.to} className={styles.link} aria-current={section.section === current ? 'page' : undefined}>
                {section.text}
                {section.waiting && <WaitingCount count={section.waiting} />}
              </Link>
            ) : (
              <>
                <h3 className={styles.heading}>{section.text}</h3>
                <ul>
                  {section.links.map((link) => (
                    <li key={link.text}>
                      <Link to={link.to} className={styles.link} aria-current={isCurrentLink(link.to) ? 'page' : undefined}>
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        ))}
      </nav>
    </Dialog>
  )
}
