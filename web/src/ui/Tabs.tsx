import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './Tabs.module.css'

export type Tab = {
  text: string
  to: string
  isCurrent: boolean
  count?: number | string | null
  /** Of what, where it is not all that the tab shows: `waiting`. */
  counts?: string
}

/** Tabs that are links, so that each has an address, opens in a new tab and survives a reload. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null)
  const current = tabs.findIndex((tab) => tab.isCurrent)

  // On a phone the row may be wider than the screen; what is open must not be beyond its edge, nor pushed there by counts that come later.
  useEffect(() => {
    const row = bar.current
    const list = row?.querySelector('ul')
    const tab = row?.querySelectorAll<HTMLElement>('a')[current]
    if (!row || !list || !tab) return
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [current])

  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} className={styles.tab} aria-current={tab.isCurrent ? 'page' : undefined} preventScrollReset>
              {tab.text}
              {tab.count !== undefined && tab.count !== null && (
                <span className={`${styles.count} tabular`}>
                  {tab.count.toLocaleString('en-US')}
                  {tab.counts && <span className="visually-hidden"> {tab.counts}</span>}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
