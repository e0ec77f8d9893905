import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { accountTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { redirect } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'
import { entryAt } from '../../navigation/route-match.ts'
import { may, refusal, refusedText } from '../../sessions/rights.ts'
import { profileTypeOf } from './profile-type-of.ts'

/*
 * Sends people where they can do something. It keeps no one out: the server decides for every call.
 */

export type Visit = {
  session: SessionRecord | null
  /** Where they want to be: path, search and hash. */
  wanted: string
  /** Whether someone has signed in on this browser before. */
  isKnownBrowser: boolean
}

/** Throws a redirect, `NotAvailableForProfile` or `NotAllowedForRole`, where the visit cannot go on. */
export function guard(entry: RouteEntry, { session, wanted, isKnownBrowser }: Visit): void {
  if (entry.access === 'public') return
  if (!session) throw redirect(isKnownBrowser ? paths.signin({ returnTo: wanted }) : paths.signup({ returnTo: wanted }))
  if (entry.profiles === 'none-needed') return
  if (!session.Profile) throw redirect(paths.createProfile())
  if (session.Member && entry.isOfProfile) throw redirect(paths.viewBusiness())
  if (entry.isOpenToMembers) return
  if (!fitsProfile(entry, session)) throw notAvailable()
  const refused = refusedText(session, entry)
  if (refused !== null) throw new CallFailure(refusal(refused))
}

/** The failure of a screen that is for another profile. */
function notAvailable(): CallFailure {
  const { code, message, status } = CallErrors.NotAvailableForProfile
  return new CallFailure({ code, message, status })
}

/** Whether the active profile may use a screen, and a member of a business their role; menus leave out what they may not. */
export function isAvailableTo(entry: RouteEntry, session: SessionRecord): boolean {
  return fitsProfile(entry, session) && may(session, entry)
}

/** Whether a member's role lets them open an address; menus and buttons leave out what it does not. */
export function mayOpen(address: string, session: SessionRecord): boolean {
  return may(session, entryAt(address.split('?')[0] ?? address))
}

/** Whether a screen is for the type of the active profile. */
export function fitsProfile(entry: Pick<RouteEntry, 'profiles' | 'accountTypes'>, session: SessionRecord): boolean {
  const profileType = profileTypeOf(session)
  const accountType = session.Profile && accountTypeName(session.Profile.AccountTypeId)
  const profileFits = typeof entry.profiles === 'string' || (profileType !== null && entry.profiles.includes(profileType))
  const accountFits = entry.accountTypes === 'any' || (accountType !== null && entry.accountTypes.includes(accountType))
  return profileFits && accountFits
}
