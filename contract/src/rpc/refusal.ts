import type { Area, Concerns, Level, MemberRights, Permission } from './permissions.ts'
import { refusalOf } from './permissions.ts'
import { text } from './permissions.text.ts'

/** What a call, a file or a screen asks of the members of a business. */
export type Asked = { readonly permission?: Permission | undefined; readonly concerns?: Concerns | undefined }

/** Why a member is refused, in words; null where nothing is in the way. What asks for nothing is open to every member. */
export function refusalText({ permission = 'any member', concerns }: Asked, member: MemberRights): string | null {
  const refusal = refusalOf({ permission, concerns }, member)
  if (refusal === null) return null
  return refusal === 'role' ? roleText(permission) : text[refusal]
}

function roleText(permission: string): string {
  const [area, level] = permission.split(':') as [Area, Exclude<Level, 'none'>]
  const { refused, areas } = text
  return level === 'pay' ? refused.pay : refused[level]({ area: areas[area] })
}
