import { Outlet, useLocation } from 'react-router'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { publicChrome } from './public-chrome.ts'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import styles from './Layout.module.css'

/** The frame of the pages that anyone may read. */
export function PublicLayout() {
  const { nav, footer } = publicChrome(useLocation().pathname)
  return (
    <div className={styles.layout}>
      <SkipLink />
      <PublicHeader nav={nav} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {footer && <PublicFooter />}
    </div>
  )
}
