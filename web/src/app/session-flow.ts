import { WEB_DEVICE_TYPE_ID } from '@keystead/contract/places/reference-data/device-type.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { refreshAll, startAnew } from '../api/query.ts'
import { forgetKeptHomes } from './kept-homes.ts'
import { isProtectedPath } from './route-match.ts'
import { logWarning } from './log.ts'
import { paths } from './paths.ts'
import { clearSelections } from './selection.ts'
import { clearSession, currentSession, forgetLoginEmail, leaveNote, rememberLoginEmail, sessionChanged } from './session.ts'

/** Who signs out does not wait for a server that hangs. */
const LONGEST_SIGN_OUT_MS = 4_000

/** After a successful Login: the browser knows its person, and nothing shown to a visitor is kept. */
export function signedIn(client: QueryClient, email: string): void {
  rememberLoginEmail(email)
  sessionChanged()
  refreshAll(client)
}

/** After a call that made another profile the active one, on a screen that is open to every profile. */
export async function profileSwitched(client: QueryClient): Promise<void> {
  clearSelections()
  sessionChanged()
  // What only the last profile could see has to be off the page first, or it would be asked for again.
  await new Promise((done) => setTimeout(done))
  startAnew(client)
}

/** After the account was closed: home, in a page that is loaded anew, with nothing of it kept in this browser. */
export function leaveClosedAccount(): void {
  clearSelections()
  forgetKeptHomes()
  forgetLoginEmail()
  clearSession()
  leaveNote(messages.accountClosed)
  window.location.assign(paths.home())
}

/**
 * Signs out here even when the server cannot be told (spec §4). The page is loaded anew, so that nothing of the
 * account stays in memory: home from a protected screen, else the same page.
 */
export async function signOut(): Promise<void> {
  const session = currentSession()
  const input = { accountid: session?.AccountId, devicetypeid: WEB_DEVICE_TYPE_ID, sessionid: session?.SessionId }
  await call(Logout, input, { signal: AbortSignal.timeout(LONGEST_SIGN_OUT_MS) }).catch((error: unknown) => {
    logWarning('The server could not be told of the sign-out.', error)
  })
  clearSelections()
  forgetKeptHomes()
  clearSession()
  if (isProtectedPath(window.location.pathname)) window.location.assign(paths.home())
  else window.location.reload()
}
