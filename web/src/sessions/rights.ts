import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { AREAS, type MemberRights, type Permission, type Rights } from '@keystead/contract/rpc/permissions.ts'
import { type Asked, refusalText } from '@keystead/contract/rpc/refusal.ts'
import type { MemberSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useSession } from './session.ts'

/*
 * What the person who is here may do. Of what is their own that is everything; a member of a business has a role in it. Menus, buttons and
 * screens ask beforehand; the server decides for every call.
 */

/** A permission, or what names one: a call, a row of the table of routes. */
export type Wanted = Permission | Asked

export function may(session: SessionRecord | null, wanted: Wanted): boolean {
  return refusedText(session, wanted) === null
}

/** Why not, in the words of the server; null where it may be done. */
export function refusedText(session: SessionRecord | null, wanted: Wanted): string | null {
  if (!session?.Member) return null
  return refusalText(typeof wanted === 'string' ? { permission: wanted } : wanted, rightsOfMember(session.Member))
}

/** The failure that a call without the right would meet. */
export function refusal(sentence: string): { code: string; message: string; status: number } {
  return { code: CallErrors.NotAllowedForRole.code, message: sentence, status: CallErrors.NotAllowedForRole.status }
}

/** For screens: `const may = useMay()`, then `may('leases:edit')`. */
export function useMay(): (wanted: Wanted) => boolean {
  const session = useSession()
  return (wanted) => may(session, wanted)
}

function rightsOfMember({ MemberId, IsAdministrator, IsLimited, Rights: given }: MemberSummary): MemberRights {
  return { memberId: MemberId, isAdministrator: IsAdministrator, isLimited: IsLimited, rights: { ...NO_RIGHTS, ...given } }
}

const NO_RIGHTS = Object.fromEntries(AREAS.map((area) => [area, 'none'])) as Rights
