import type { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'

/** As whom a person goes on who has left a business, or had to: as themselves, else for another business; null where they have neither. */
export function nextPlace({ Businesses: [other], Profiles }: Pick<OutputOf<typeof GetUserProfiles>, 'Businesses' | 'Profiles'>) {
  const own = Profiles.find(({ IsDefault }) => IsDefault) ?? Profiles[0]
  if (own) return { profileId: own.ProfileId, business: null }
  return other ? { profileId: other.ProfileId, business: other.Name } : null
}
