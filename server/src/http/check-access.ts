import type { Access } from '@keystead/contract/rpc/access.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Actor } from '../rpc/actor.ts'
import { CallFailure } from '../rpc/failure.ts'

/** Whether this caller may make this call at all; which rows it reaches is decided by scopes. */
export function checkAccess(access: Access, actor: Actor): void {
  if (access.kind === 'public') return
  if (actor.kind === 'anonymous') throw new CallFailure(CallErrors.SignInRequired)
  const { profileType } = actor.actingFor
  const mayCall = access.profiles === 'any' || (profileType !== null && access.profiles.includes(profileType))
  if (!mayCall) throw new CallFailure(CallErrors.NotAvailableForProfile)
  if (access.fresh && !actor.factorIsFresh) throw new CallFailure(CallErrors.FreshFactorRequired)
}
