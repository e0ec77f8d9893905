import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { Area, Level, MemberRights } from '@keystead/contract/rpc/permissions.ts'
import { refusalOf } from '@keystead/contract/rpc/permissions.ts'
import { text } from '@keystead/contract/rpc/permissions.text.ts'
import type { Actor } from '../rpc/actor.ts'
import { CallFailure } from '../rpc/failure.ts'

/** What is asked of those who make a call, or send a file. */
export type Asked = Pick<AnyOperation, 'access' | 'permission' | 'concerns'>

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

/** What a business has not given this member to do, they are told in words. */
function checkMember({ permission, concerns }: Asked, member: MemberRights): void {
  if (permission === undefined) throw new Error('a call of those who are signed in names no permission')
  const refusal = refusalOf({ permission, concerns }, member)
  if (refusal === null) return
  const sentence = refusal === 'role' ? roleSentence(permission) : text[refusal]
  throw new CallFailure(CallErrors.NotAllowedForRole, { sentence })
}

function roleSentence(permission: string): string {
  const [area, level] = permission.split(':') as [Area, Exclude<Level, 'none'>]
  const { refused, areas } = text
  return level === 'pay' ? refused.pay : refused[level]({ area: areas[area] })
}
