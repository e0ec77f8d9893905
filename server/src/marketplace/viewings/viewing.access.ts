import { ViewingNotFound } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { AccountActor, ProfileActor } from '../../rpc/actor.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import type { ReachedViewing } from './viewing-steps.ts'
import { findAssetOfViewing } from './viewing.queries.ts'

/** Of the active profile; another profile of the account does not see them. */
function viewingsOf(actor: ProfileActor): Scope<'viewing'> {
  return scope({ accountId: actor.accountId, profileId: actor.profileId })
}

/** Agents have those of homes that they may list for others; nobody else lists what they do not manage. */
export function listedViewingsOf(actor: ProfileActor): { reader: 'manager' | 'agent'; scope: Scope<'viewing'> } {
  return { reader: actor.profileType === 'Agent' ? 'agent' : 'manager', scope: viewingsOf(actor) }
}

/**
 * A viewing for whoever answers it: the manager of the home, or an agent who may list it for them. From here on the
 * agent's transaction may touch that home, whose manager the viewing belongs to.
 */
export const viewingOfCall: Resolver<ReachedViewing> = async (context, viewingId, operation) => {
  const actor = profileActor(context.actor)
  const { reader, scope: own } = listedViewingsOf(actor)
  if (reader === 'agent') {
    const assetId = (await findAssetOfViewing(context.db, own, viewingId)) ?? fail(ViewingNotFound)
    await reachAsset(context, operation, assetId, ViewingNotFound)
  }
  return { through: reader, scope: own, viewingId }
}

/** Those of all homes of an account: it is being closed. */
export function allViewingsOf(actor: Pick<AccountActor, 'accountId'>): Scope<'viewing'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

/** A link of a mail belongs to the lister's account and opens one viewing, whoever holds it. */
export function viewingsBehind({ accountId }: { readonly accountId: string }): Scope<'viewing'> {
  return scope({ accountId, profileId: null })
}

/** What an account has asked for, whichever of its profiles is active. */
export function viewingRequestsOf(actor: Pick<AccountActor, 'accountId'>): Scope<'viewing-request'> {
  return scope({ accountId: actor.accountId, profileId: null })
}

export const viewingRequestOfCall: Resolver<ReachedViewing> = ({ actor }, viewingId) => ({
  through: 'visitor',
  scope: viewingRequestsOf(accountActor(actor)),
  viewingId,
})

/** The reminders of all accounts. */
export function everybodysViewings(): Scope<'viewing'> {
  return scope({ accountId: null, profileId: null })
}
