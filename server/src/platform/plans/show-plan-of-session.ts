import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { findSessionRecord } from '../../identity/profiles/profile.public.ts'

/** Writes the account's plan into the browser's record, for 30 days (spec §4). What the session may do stays, and so does its secret. */
export async function showPlanOfSession(context: CallContext, actor: AccountActor): Promise<SessionRecord> {
  const record = (await findSessionRecord(context, actor)) ?? fail(CallErrors.SignInRequired)
  context.setSession({ kind: 'record', record })
  return record
}
