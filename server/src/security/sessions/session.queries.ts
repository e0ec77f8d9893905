import { type Db, first } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { SESSION_IS_ALIVE } from '../../sessions/sessions.ts'

export type SessionRow = {
  id: string
  remember: boolean
  created_at: Date
  last_seen_at: Date
  ip: string | null
  user_agent: string | null
}

/** Those that a browser can still use, the last used first. */
export async function listSessions(db: Db, scope: Scope<'session'>): Promise<SessionRow[]> {
  return db.sql<SessionRow>(
    `select s.id, s.remember, s.created_at, s.last_seen_at, host(s.ip) as ip, s.user_agent
     from session_record s where s.account_id = $1 and ${SESSION_IS_ALIVE}
     order by s.last_seen_at desc, s.id desc limit 200`,
    [scope.accountId],
  )
}

/** Whether a session, ended or not, is of the scope. */
export async function isSessionIn(db: Db, scope: Scope<'session'>, sessionId: string): Promise<boolean> {
  return first(await db.sql('select 1 from session_record where id = $1 and account_id = $2', [sessionId, scope.accountId])) !== null
}
