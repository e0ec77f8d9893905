import type { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { Handler } from '../../rpc/module.ts'

/**
 * The cookie alone says which session ends; the ids in the body are the specification's, and grant nothing. A browser
 * whose session is dead already is signed out all the same.
 */
export const logout: Handler<typeof Logout> = async (context) => {
  if (context.actor.kind === 'account') await context.services.sessions.end(context.db, context.actor.sessionId)
  context.setSession({ kind: 'end' })
  return { SignedOut: true }
}
