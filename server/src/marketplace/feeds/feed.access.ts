import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** An owner's feeds are those of the active profile. */
export function feedsOf(actor: ProfileActor): Scope<'listing-feed'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Whoever knows a feed's secret reads it, and with it the listings of its profile. */
export function feedItself(feed: { account_id: string; profile_id: string }): Scope<'listing-feed'> {
  return scope({ accountId: feed.account_id, profileId: feed.profile_id })
}

export const feedOfCall: Resolver<Scope<'listing-feed'>> = ({ actor }) => feedsOf(profileActor(actor))
