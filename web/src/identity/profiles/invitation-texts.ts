import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { text } from './invitation.text.ts'

const AS_THEIRS: Record<ProfileTypeName, string> = { Owner: text.asAnOwner, Agent: text.asTheirAgent, Tenant: text.asTheirTenant }

/** How someone is invited, after a name and a verb: `invites you as their agent`. */
export function asTheirText(profileType: ProfileTypeName | null): string {
  return profileType ? AS_THEIRS[profileType] : text.toConnect
}

const A_PROFILE: Record<ProfileTypeName, string> = {
  Owner: text.anOwnerProfile,
  Agent: text.anAgentProfile,
  Tenant: text.aTenantProfile,
}

/** `a tenant profile` */
export function aProfileText(profileType: ProfileTypeName): string {
  return A_PROFILE[profileType]
}
