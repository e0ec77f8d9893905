import type { PageHead } from '../app/head.ts'
import { entryAt, useEntry } from '../app/route-match.ts'
import type { RoutePath } from '../app/route-table.ts'
import { SCREEN_NOTES } from '../app/screen-notes.ts'
import type { HeadArgs } from '../app/screens.ts'
import { Page } from '../ui/Page.tsx'
import styles from './LaterScreen.module.css'
import { WayOut } from './WayOut.tsx'

/** Stands where a screen is still to come: says what it will do, and where to go meanwhile. */
export function LaterScreen() {
  const entry = useEntry()
  return (
    <Page title={entry.title} width="narrow">
      <p className={styles.note}>{SCREEN_NOTES[entry.path as RoutePath]}</p>
      <p className={styles.soon}>
        We are building this page with care, and it is not finished yet. Until it is, these are good places to go on:
      </p>
      <WayOut />
    </Page>
  )
}

export function head({ url }: HeadArgs): PageHead {
  const entry = entryAt(url.pathname)
  return { title: entry.title, description: SCREEN_NOTES[entry.path as RoutePath], noindex: true }
}
