import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuIcon } from '../../ui/icons.ts'
import type { MenuSection } from './menu-sections.ts'
import { useCurrentLink } from './use-current-link.ts'
import { useSection } from './use-section.ts'
import { WaitingCount } from './WaitingCount.tsx'
import styles from './PhoneDrawer.module.css'

/** The whole menu on a small screen, opened at once instead of one list behind another. */
export function PhoneDrawer({ sections }: { sections: readonly MenuSection[] }) {
  const { key } = useLocation()
  // Open at one place only: whoever goes on to another finds it closed.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const current = useSection()
  const isCurrentLink = useCurrentLink()

  return (
    <>
      <IconButton icon={MenuIcon} label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenAt(key)} />
      <Dialog open={isOpen} onClose={() => setOpenAt(null)} title="Menu" size="drawer">
        <nav aria-label="Main">
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
    </>
  )
}
