import type { QueryClient } from '@tanstack/react-query'
import { refreshAll } from '../../api/query.ts'
import { rememberLoginEmail, sessionChanged } from '../../sessions/session.ts'

/** After a successful Login: the browser knows its person, and nothing shown to a visitor is kept. */
export function signedIn(client: QueryClient, email: string): void {
  rememberLoginEmail(email)
  sessionChanged()
  refreshAll(client)
}
