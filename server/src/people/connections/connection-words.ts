import { PROFILE_TYPES, profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'

export const typeWord = (typeId: number): string => (profileTypeName(typeId) ?? '').toLowerCase()

/** `an owner`, `a tenant`. */
export function withArticle(typeId: number): string {
  const word = typeWord(typeId)
  return `${/^[ao]/.test(word) ? 'an' : 'a'} ${word}`
}

/** After the name of whoever asks: `wants to connect with you as your agent.` */
export function wishToConnect({
  requester_type_id: from,
  addressee_type_id: to,
}: {
  requester_type_id: number
  addressee_type_id: number
}): string {
  return `wants to connect with you as ${roleBetween(from, to)}.`
}

function roleBetween(from: number, to: number): string {
  if (from === to) return `another ${typeWord(from)}`
  // Owners look for agents and tenants; these offer themselves.
  return from === PROFILE_TYPES.Owner ? `their ${typeWord(to)}` : `your ${typeWord(from)}`
}
