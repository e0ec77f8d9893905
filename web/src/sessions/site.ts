import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { createContext } from 'react'
import type { Scheme } from './scheme.ts'

/** What a page was rendered with. The browser starts from the same, so that it finds what it expects. */
export type SiteFacts = {
  /** The public address of this installation, for canonical addresses and previews. */
  origin: string
  session: SessionRecord | null
  /** When the server sent a page to someone signed in, by its clock: milliseconds since 1970. */
  servedAt: number | null
  scheme: Scheme
  /** An installation with the demo portfolio: the sign-in page offers its accounts. */
  demo: boolean
}

export const Site = createContext<SiteFacts>({ origin: 'http://localhost', session: null, servedAt: null, scheme: 'system', demo: false })
