import { WEB_DEVICE_TYPE_ID } from '@keystead/contract/places/reference-data/device-type.values.ts'
import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import { call } from '../../api/call.ts'
import { holdQueries } from '../../api/held-queries.ts'
import { logWarning } from '../../browser/log.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { isProtectedPath } from '../../navigation/route-match.ts'
import { forgetKeptHomes } from '../../sessions/kept-homes.ts'
import { clearSelections } from '../../sessions/selection.ts'
import { clearSession, currentSession } from '../../sessions/session.ts'

/** Who signs out does not wait for a server that hangs. */
const LONGEST_SIGN_OUT_MS = 4_000

/**
 * Signs out here even when the server cannot be told (spec §4). The page is loaded again, so that nothing of the
 * account stays in memory: home from a protected screen, else the same page.
 */
export async function signOut(): Promise<void> {
  const session = currentSession()
  holdQueries()
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
