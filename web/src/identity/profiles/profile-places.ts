import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

type Kind = { ProfileTypeId: number }

/** Where a profile is looked at, and where it is edited. */
export function profileAddress({ ProfileTypeId }: Kind): string {
  if (ProfileTypeId === PROFILE_TYPES.Agent) return paths.agentProfile()
  return ProfileTypeId === PROFILE_TYPES.Tenant ? paths.tenantProfile() : paths.ownerProfile()
}

export function profileEditAddress({ ProfileTypeId }: Kind): string {
  if (ProfileTypeId === PROFILE_TYPES.Agent) return paths.agentProfileEdit()
  return ProfileTypeId === PROFILE_TYPES.Tenant ? paths.tenantProfileEdit() : paths.ownerProfileEdit()
}

/** The page that strangers see; tenants have none. */
export function publicAddress({ ProfileId, ProfileTypeId }: Kind & { ProfileId: string }): string {
  return ProfileTypeId === PROFILE_TYPES.Agent ? paths.agent(ProfileId) : paths.owner(ProfileId)
}
