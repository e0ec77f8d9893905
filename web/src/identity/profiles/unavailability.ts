import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { fitsProfile } from './guard.ts'
import { text } from './way-out.text.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'

type Wanted = Pick<RouteEntry, 'title' | 'profiles' | 'accountTypes'>

/** Why a screen is not for the active profile, and what would change that. */
export function unavailability(entry: Wanted, session: SessionRecord | null): { text: string; isAccountType: boolean } {
  const profile = session?.Profile
  if (!profile) return { text: text.titleNeedsAProfileOf({ title: entry.title }), isAccountType: false }
  const isAccountType = fitsProfile({ ...entry, accountTypes: 'any' }, session) && entry.accountTypes !== 'any'
  if (isAccountType) {
    const wanted = entry.accountTypes.join(' or ').toLowerCase()
    return {
      text: text.titleIsForWantedAccounts({ title: entry.title, wanted, own: profile.AccountType.toLowerCase() }),
      isAccountType,
    }
  }
  return {
    text: text.titleIsForAnotherKind({ title: entry.title, own: profile.ProfileType.toLowerCase() }),
    isAccountType,
  }
}
