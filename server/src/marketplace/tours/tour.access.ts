import { ViewingNotFound } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { AccountActor, ProfileActor } from '../../rpc/actor.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import type { ReachedTour } from './tour-steps.ts'
import { findAssetOfTour } from './tour.queries.ts'

/** Of the active profile; another profile of the account does not see them. */
function toursOf(actor: ProfileActor): Scope<'tour'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Agents have those of homes that they may list for others; no one else lists what they do not manage. */
export function listedToursOf(actor: ProfileActor): { reader: 'manager' | 'agent'; scope: Scope<'tour'> } {
  return { reader: actor.profileType === 'Agent' ? 'agent' : 'manager', scope: toursOf(actor) }
}

/**
 * A tour for whoever answers it: the manager of the home, or an agent who may list it for them. From here on the
 * agent's transaction may touch that home, whose manager the tour belongs to.
 */
export const tourOfCall: Resolver<ReachedTour> = async (context, tourId, operation) => {
  const actor = profileActor(context.actor)
  const { reader, scope: own } = listedToursOf(actor)
  if (reader === 'agent') {
    const assetId = (await findAssetOfTour(context.db, own, tourId)) ?? fail(ViewingNotFound)
    await reachAsset(context, operation, assetId, ViewingNotFound)
  }
  return { through: reader, scope: own, tourId }
}

/** Those of all homes of an account: it is being closed. */
export function allToursOf(actor: Pick<AccountActor, 'accountId'>): Scope<'tour'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

/** A link of an email belongs to the lister's account and opens one tour, whoever holds it. */
export function toursBehind({ accountId }: { readonly accountId: string }): Scope<'tour'> {
  return scope({ accountId, profileId: null })
}

/** What an account has asked for, whichever of its profiles is active. */
export function tourRequestsOf(actor: Pick<AccountActor, 'accountId'>): Scope<'tour-request'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

export const tourRequestOfCall: Resolver<ReachedTour> = ({ actor }, tourId) => ({
  through: 'visitor',
  scope: tourRequestsOf(accountActor(actor)),
  tourId,
})

/** The reminders of all accounts. */
export function everybodysTours(): Scope<'tour'> {
  return scope({ accountId: null, profileId: null })
}
