import type { PageHead } from '../navigation/head.ts'
import { entryAt, useEntry } from '../navigation/route-match.ts'
import { routeNotes } from '@keystead/contract/navigation/route-notes.derived.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { Page } from '../ui/Page.tsx'
import styles from './LaterScreen.module.css'
import { WayOut } from '../identity/profiles/WayOut.tsx'
import { text } from './failures.text.ts'

/**
 * Stands where a screen is still to come. Who is signed in reads what it will do and where to go meanwhile; a stranger, who
 * can only have come by an old or a guessed address, is not told of what there is not.
 */
export function LaterScreen() {
  const entry = useEntry()
  if (entry.access === 'public') {
    return (
      <Page title={entry.title} width="narrow">
        <p className={styles.note}>{text.thereIsNothingForYou}</p>
        <WayOut />
      </Page>
    )
  }
  return (
    <Page title={entry.title} width="narrow">
      <p className={styles.note}>{routeNotes[entry.name]}</p>
      <p className={styles.soon}>{text.weAreBuildingThisPage}</p>
      <WayOut />
    </Page>
  )
}

export function head({ url }: HeadArgs): PageHead {
  const entry = entryAt(url.pathname)
  if (entry.access === 'public') return { title: entry.title, noindex: true }
  return { title: entry.title, description: routeNotes[entry.name], noindex: true }
}
