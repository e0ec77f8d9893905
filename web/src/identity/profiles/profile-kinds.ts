import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import type { ProfileSummary } from '@keystead/contract/sessions/session-record.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES, type ProfileTypeId } from '@keystead/contract/identity/profiles/profile.values.ts'

/*
 * An account has at most one profile of a kind: a profile type together with an account type.
 */

type Kind = Pick<ProfileSummary, 'ProfileTypeId' | 'AccountTypeId'>

const ALL_ACCOUNT_TYPES = Object.values(ACCOUNT_TYPES)

export function isTaken(profiles: readonly Kind[], { ProfileTypeId, AccountTypeId }: Kind): boolean {
  return profiles.some((profile) => profile.ProfileTypeId === ProfileTypeId && profile.AccountTypeId === AccountTypeId)
}

export function hasEveryKind(profiles: readonly Kind[]): boolean {
  return Object.values(PROFILE_TYPES).every((ProfileTypeId) => reasonAgainstType(profiles, ProfileTypeId) !== null)
}

/** Why a profile type cannot be chosen, or null: both a personal and a business profile of it are there. */
export function reasonAgainstType(profiles: readonly Kind[], ProfileTypeId: number): string | null {
  return ALL_ACCOUNT_TYPES.every((AccountTypeId) => isTaken(profiles, { ProfileTypeId, AccountTypeId })) ? messages.profileExists : null
}

/** Why an account type cannot be chosen together with a profile type, or null. */
export function reasonAgainstKind(profiles: readonly Kind[], kind: Kind): string | null {
  return isTaken(profiles, kind) ? messages.profileExists : null
}

/** The first account type that is still free for a profile type. */
export function freeAccountType(profiles: readonly Kind[], ProfileTypeId: number): number {
  return ALL_ACCOUNT_TYPES.find((AccountTypeId) => !isTaken(profiles, { ProfileTypeId, AccountTypeId })) ?? ACCOUNT_TYPES.Personal
}

/** The profile type that an address names, as a word or as its number: `/User/CreateProfile/Tenant`. */
export function profileTypeOfAddress(text: string | undefined): ProfileTypeId | null {
  const found = Object.entries(PROFILE_TYPES).find(([name, id]) => name.toLowerCase() === text?.toLowerCase() || String(id) === text)
  return found ? PROFILE_TYPES[found[0] as ProfileTypeName] : null
}
