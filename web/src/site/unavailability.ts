import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { isAvailableTo } from '../identity/profiles/guard.ts'
import type { RouteEntry } from '../navigation/route-table.ts'

type Wanted = Pick<RouteEntry, 'title' | 'profiles' | 'accountTypes'>

/** Why a screen is not for the active profile, and what would change that. */
export function unavailability(entry: Wanted, session: SessionRecord | null): { text: string; isAccountType: boolean } {
  const profile = session?.Profile
  if (!profile) return { text: `“${entry.title}” needs a profile of another kind.`, isAccountType: false }
  const isAccountType = isAvailableTo({ ...entry, accountTypes: 'any' }, session) && entry.accountTypes !== 'any'
  if (isAccountType) {
    const wanted = entry.accountTypes.join(' or ').toLowerCase()
    return {
      text: `“${entry.title}” is for ${wanted} accounts, and this profile is a ${profile.AccountType.toLowerCase()} one. You can change its account type under Profile settings, or switch to a profile that fits.`,
      isAccountType,
    }
  }
  return {
    text: `“${entry.title}” is for another kind of profile. You are here as ${profile.ProfileType.toLowerCase()}; if you hold another profile, switch to it and come back.`,
    isAccountType,
  }
}
