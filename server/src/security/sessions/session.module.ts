import * as operations from '@keystead/contract/security/sessions/session.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { sessionOfCall } from './session.access.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endUserSession } from './end-user-session.ts'
import { getUserSessions } from './get-user-sessions.ts'

export const sessionModule = implementAll(
  operations,
  {
    GetUserSessions: getUserSessions,
    EndUserSession: endUserSession,
    EndOtherSessions: endOtherSessions,
  },
  { session: sessionOfCall },
)
