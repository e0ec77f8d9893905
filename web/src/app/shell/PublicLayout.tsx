import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { publicChrome } from './public-chrome.ts'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import styles from './Layout.module.css'

/** The frame of the pages that anyone may read. */
export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

/** It comes with the first page, so it is there when nothing else can be had. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { nav, footer } = publicChrome(useLocation().pathname)
  return (
    <div className={styles.layout}>
      <SkipLink />
      <PublicHeader nav={nav} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer && <PublicFooter />}
    </div>
  )
}
