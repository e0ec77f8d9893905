import type { ProfileSummary } from '@keystead/contract/sessions/session-record.ts'
import { text } from './profile.text.ts'

/** `Tenant, Personal`: which of a person's profiles it is. */
export function kindText({ ProfileType, AccountType }: Pick<ProfileSummary, 'ProfileType' | 'AccountType'>): string {
  return `${ProfileType}, ${AccountType}`
}

export function switchedText(profile: ProfileSummary): string {
  return text.switched({ name: profile.Name, profile: kindText(profile) })
}

/** `12 years`; null where it was not said. */
export function experienceText(years: number | null): string | null {
  if (years === null) return null
  if (years === 0) return text.underOneYear
  return text.years({ count: years })
}
