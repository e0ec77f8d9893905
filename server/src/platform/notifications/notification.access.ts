import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** What the active profile was told; another profile of the account has news of its own. */
export function notificationsOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'notification'> {
  return scope({ accountId, profileId })
}

export const notificationOfCall: Resolver<Scope<'notification'>> = ({ actor }) => notificationsOf(profileActor(actor))
