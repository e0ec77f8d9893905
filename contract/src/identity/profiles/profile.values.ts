import type { ProfileTypeName } from '../../rpc/access.ts'

/** Profile types and account types with the numbers of the spec (§3). */
export const PROFILE_TYPES = { Owner: 1, Agent: 2, Tenant: 3 } as const satisfies Record<ProfileTypeName, number>
export type ProfileTypeId = (typeof PROFILE_TYPES)[ProfileTypeName]

export const ACCOUNT_TYPES = { Personal: 1, Business: 2 } as const
export type AccountTypeName = keyof typeof ACCOUNT_TYPES
export type AccountTypeId = (typeof ACCOUNT_TYPES)[AccountTypeName]

/** Zero says that the account has no profile yet: the create-profile screen comes first. */
export const NO_PROFILE_TYPE = 0

export function profileTypeName(id: number): ProfileTypeName | null {
  const found = Object.entries(PROFILE_TYPES).find(([, value]) => value === id)
  return found ? (found[0] as ProfileTypeName) : null
}

export function accountTypeName(id: number): AccountTypeName | null {
  const found = Object.entries(ACCOUNT_TYPES).find(([, value]) => value === id)
  return found ? (found[0] as AccountTypeName) : null
}
