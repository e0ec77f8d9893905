import { invitationAt } from '../../navigation/invitation-at.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** The invitation that someone comes with: from its page, or by way of signing in, which they came to from there. */
export function invitationOf(search: URLSearchParams): string | null {
  return search.get('invitation') ?? invitationAt(search.get('returnTo') ?? '')
}

/** Where to go from signing up or in. Who comes from an invitation goes back to it. */
export function returnToOf(search: URLSearchParams): string | null {
  const token = invitationOf(search)
  return token === null ? search.get('returnTo') : paths.invitation(token)
}
