import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { accountTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { redirect } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'
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

/** Throws a redirect, or `NotAvailableForProfile`, where the visit cannot go on. */
export function guard(entry: RouteEntry, { session, wanted, isKnownBrowser }: Visit): void {
  if (entry.access === 'public') return
  if (!session) throw redirect(isKnownBrowser ? paths.signin({ returnTo: wanted }) : paths.signup({ returnTo: wanted }))
  if (entry.profiles === 'none-needed') return
  if (!session.Profile) throw redirect(paths.createProfile())
  if (!isAvailableTo(entry, session)) {
    const { code, message, status } = CallErrors.NotAvailableForProfile
    throw new CallFailure({ code, message, status })
  }
}

/** Whether the active profile may use a screen; menus leave out what it may not. */
export function isAvailableTo(entry: Pick<RouteEntry, 'profiles' | 'accountTypes'>, session: SessionRecord): boolean {
  const profileType = profileTypeOf(session)
  const accountType = session.Profile && accountTypeName(session.Profile.AccountTypeId)
  const profileFits = typeof entry.profiles === 'string' || (profileType !== null && entry.profiles.includes(profileType))
  const accountFits = entry.accountTypes === 'any' || (accountType !== null && entry.accountTypes.includes(accountType))
  return profileFits && accountFits
}
