import { NotificationNotFound } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor, type CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'

/** The caller. Ids that the input names may only be the caller's own; others answer as if they were not there. */
export function ownCaller(
  { actor }: Pick<CallContext, 'actor'>,
  named: { ProfileId: string | null; AccountId: string | null },
): ProfileActor {
  const caller = profileActor(actor)
  const isOwn =
    (named.ProfileId === null || named.ProfileId === caller.profileId) && (named.AccountId === null || named.AccountId === caller.accountId)
  return isOwn ? caller : fail(NotificationNotFound)
}
