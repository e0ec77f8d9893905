import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'

type Profile = { readonly ProfileId: string; readonly ProfileTypeId: number }

/** As which profiles a form may be taken: those of a tenant first, and of these the one that is active. */
export function profilesToTakeAs<Own extends Profile>(profiles: readonly Own[], activeId: string | null): Own[] {
  const rank = ({ ProfileId, ProfileTypeId }: Own) => (ProfileTypeId === PROFILE_TYPES.Tenant ? 0 : 2) + (ProfileId === activeId ? 0 : 1)
  return profiles.toSorted((one, other) => rank(one) - rank(other))
}
