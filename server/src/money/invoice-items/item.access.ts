import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Items are of the active profile: another one of the account bills for other things. */
export function invoiceItemsOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'invoice-item'> {
  return scope({ accountId, profileId })
}

export const invoiceItemOfCall: Resolver<Scope<'invoice-item'>> = ({ actor }) => invoiceItemsOf(profileActor(actor))
