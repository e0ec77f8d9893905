import { Link } from 'react-router'
import styles from './Tabs.module.css'

export type Tab = { text: string; to: string; isCurrent: boolean; count?: number | null }

/** Tabs that are links, so that each has an address, opens in a new tab and survives a reload. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
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
