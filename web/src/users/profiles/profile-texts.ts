import type { ProfileSummary } from '@keystead/contract/users/profiles/profile.schemas.ts'

/** `Tenant, Personal`: which of a person's profiles it is. */
export function kindText({ ProfileType, AccountType }: Pick<ProfileSummary, 'ProfileType' | 'AccountType'>): string {
  return `${ProfileType}, ${AccountType}`
}

export function switchedText(profile: ProfileSummary): string {
  return `You are now ${profile.Name} (${kindText(profile)}).`
}
