import type { AccountActor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { findSessionRecord } from '../../identity/profiles/profile.public.ts'

/**
 * What opens this account has changed: the session goes on under a new secret, the one before opens nothing, and the browser
 * shows the new state.
 */
export async function renewSession(context: CallContext, actor: AccountActor): Promise<void> {
  const { db, services, setSession } = context
  const { secret, maxAgeSeconds } = await services.sessions.replaceSecret(db, actor)
  const record = await findSessionRecord(context, actor)
  if (!record) throw new Error('the session has no account')
  setSession({ kind: 'renew', secret, record, maxAgeSeconds })
}
