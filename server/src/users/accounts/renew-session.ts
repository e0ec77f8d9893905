import type { AccountActor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { findSessionRecord } from '../profiles/profile.public.ts'

/** What this session shows or may do has changed: it goes on under a new secret, and the browser shows the new state. */
export async function renewSession({ db, services, setSession }: CallContext, actor: AccountActor): Promise<void> {
  const { secret, maxAgeSeconds } = await services.sessions.rotate(db, actor.sessionId)
  const record = await findSessionRecord(db, actor)
  if (!record) throw new Error('the session has no account')
  setSession({ kind: 'renew', secret, record, maxAgeSeconds })
}
