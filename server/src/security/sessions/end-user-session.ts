import { type EndUserSession, SessionNotFound } from '@keystead/contract/security/sessions/session.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isSessionIn } from './session.queries.ts'

/** Ending what has ended is no failure: two tabs may ask for the same. */
export const endUserSession: Handler<typeof EndUserSession, Scope<'session'>> = async (context, input) => {
  const actor = accountActor(context.actor)
  if (!(await isSessionIn(context.db, context.owned, input.SessionId))) fail(SessionNotFound)
  await context.services.sessions.end(context.db, input.SessionId)
  if (input.SessionId === actor.sessionId) context.setSession({ kind: 'end' })
  context.audit(input.SessionId)
  return { SessionId: input.SessionId }
}
