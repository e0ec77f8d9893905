import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'

const AS_THEIRS: Record<ProfileTypeName, string> = { Owner: 'as an owner', Agent: 'as their agent', Tenant: 'as their tenant' }

/** How somebody is invited, after a name and a verb: `invites you as their agent`. */
export function asTheirText(profileType: ProfileTypeName | null): string {
  return profileType ? AS_THEIRS[profileType] : 'to connect'
}

/** `a tenant profile` */
export function aProfileText(profileType: ProfileTypeName): string {
  return `${profileType === 'Tenant' ? 'a' : 'an'} ${profileType.toLowerCase()} profile`
}
