import type { MemberRights } from '@keystead/contract/rpc/permissions.ts'
import type { Actor } from '../../rpc/actor.ts'
import { accountActor } from '../../rpc/call-context.ts'

/** As which member the caller acts, where the business of the call was found to be theirs. */
export function membershipOf(actor: Actor): MemberRights {
  const { member } = accountActor(actor).actingFor
  if (member === null) throw new Error('no member acts in this call')
  return member
}
