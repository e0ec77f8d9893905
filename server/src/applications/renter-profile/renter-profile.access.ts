import { accountActor } from '../../rpc/call-context.ts'
import type { Actor } from '../../rpc/actor.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

export type OfRenter = Scope<'renter-profile-share'>

/** What a person keeps of themselves, whichever of their profiles is active. */
export function ofRenter(actor: Actor): OfRenter {
  return renterOf(accountActor(actor))
}

export function renterOf({ accountId }: { readonly accountId: string }): OfRenter {
  return scope({ accountId, profileId: null })
}

export const shareOfCall: Resolver<OfRenter> = ({ actor }) => ofRenter(actor)
