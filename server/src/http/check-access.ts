import { signedIn } from '@keystead/contract/rpc/access.ts'
import type { Permission } from '@keystead/contract/rpc/permissions.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { MemberRights } from '@keystead/contract/rpc/permissions.ts'
import { refusalText } from '@keystead/contract/rpc/refusal.ts'
import type { Actor } from '../rpc/actor.ts'
import { CallFailure } from '../rpc/failure.ts'

/** What is asked of those who make a call, or send a file. */
export type Asked = Pick<AnyOperation, 'access' | 'permission' | 'concerns'>

const ANYONE = signedIn({ profiles: 'any' })

/** Whether this caller may make this call at all; which rows it reaches is decided by scopes. */
export function checkAccess(asked: Asked, actor: Actor): void {
  const { access } = asked
  if (access.kind === 'public') return
  if (actor.kind === 'anonymous') throw new CallFailure(CallErrors.SignInRequired)
  const { profileType, member } = actor.actingFor
  const mayCall = access.profiles === 'any' || (profileType !== null && access.profiles.includes(profileType))
  if (!mayCall) throw new CallFailure(CallErrors.NotAvailableForProfile)
  if (member) checkMember(asked, member)
  if (access.fresh && !actor.factorIsFresh) throw new CallFailure(CallErrors.FreshFactorRequired)
}

/** The same for a part of what a call can do, which needs more than the call itself. */
export function checkPermission(actor: Actor, permission: Permission): void {
  const member = actor.kind === 'account' ? actor.actingFor.member : null
  if (member) checkMember({ access: ANYONE, permission }, member)
}

/** What a business has not given this member to do, they are told in words. */
function checkMember(asked: Asked, member: MemberRights): void {
  if (asked.permission === undefined) throw new Error('a call of those who are signed in names no permission')
  const sentence = refusalText(asked, member)
  if (sentence !== null) throw new CallFailure(CallErrors.NotAllowedForRole, { sentence })
}
