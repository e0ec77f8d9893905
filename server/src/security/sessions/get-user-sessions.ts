import type { GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownSessions } from './session.access.ts'
import { presentSession } from './session.present.ts'
import { listSessions } from './session.queries.ts'
import { text } from './device.text.ts'

export const getUserSessions: Handler<typeof GetUserSessions> = async (context) => {
  const actor = accountActor(context.actor)
  const t = context.services.languages.inLanguage(text, actor.language)
  const sessions = (await listSessions(context.db, ownSessions(actor))).map((row) => presentSession(row, actor.sessionId, t))
  return { Sessions: sessions.toSorted((a, b) => Number(b.IsCurrent) - Number(a.IsCurrent)) }
}
