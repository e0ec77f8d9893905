import type { DehydratedState } from '@tanstack/react-query'
import type { SiteFacts } from '../sessions/site.ts'
import type { FirstScreen } from './screens.ts'

/** What travels from the server's rendering to the browser, as inert JSON beside the markup. */
export type PageData = {
  facts: SiteFacts
  queries: DehydratedState
  /** Whether the markup is the page itself. A shell, or a page about a failure, is drawn again instead. */
  takeOver: boolean
  /** Null where the build has no chunk of its own for it. */
  screen: FirstScreen | null
}

export const PAGE_DATA_ID = 'page-data'
export const ROOT_ID = 'root'
