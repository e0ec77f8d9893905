import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './Tabs.module.css'

export type Tab = { text: string; to: string; isCurrent: boolean; count?: number | null }

/** Tabs that are links, so that each has an address, opens in a new tab and survives a reload. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null)
  const current = tabs.findIndex((tab) => tab.isCurrent)

  // On a phone the row may be wider than the screen; what is open must not be beyond its edge.
  useEffect(() => {
    const tab = bar.current?.querySelectorAll<HTMLElement>('a')[current]
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2
  }, [current])

  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} className={styles.tab} aria-current={tab.isCurrent ? 'page' : undefined} preventScrollReset>
              {tab.text}
              {tab.count !== undefined && tab.count !== null && (
                <span className={`${styles.count} tabular`}>{tab.count.toLocaleString('en-US')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
