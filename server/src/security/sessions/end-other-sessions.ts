import type { EndOtherSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'

export const endOtherSessions: Handler<typeof EndOtherSessions> = async (context) => {
  const actor = accountActor(context.actor)
  const ended = await context.services.sessions.endAll(context.db, actor.accountId, { except: actor.sessionId })
  context.audit(actor.accountId, { ended })
  return { Ended: ended }
}
