import { messages } from '@keystead/contract/security/closing/closing-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { holdQueries } from '../../api/held-queries.ts'
import { forgetKeptHomes } from '../../sessions/kept-homes.ts'
import { clearSelections } from '../../sessions/selection.ts'
import { clearSession, forgetLoginEmail, leaveNote } from '../../sessions/session.ts'

/** After the account was closed: home, in a page that is loaded again, with nothing of it kept in this browser. */
export function leaveClosedAccount(): void {
  holdQueries()
  clearSelections()
  forgetKeptHomes()
  forgetLoginEmail()
  clearSession()
  leaveNote(messages.accountClosed)
  window.location.assign(paths.home())
}
