import { paths } from '../../../app/paths.ts'

/** Where to go from signing up or in. Who comes from an invitation goes back to it. */
export function returnToOf(search: URLSearchParams): string | null {
  const token = search.get('invitation')
  return token === null ? search.get('returnTo') : paths.invitation(token)
}
