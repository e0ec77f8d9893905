import { matchPath } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { routes } from '@keystead/contract/navigation/routes.ts'

/** The token of the invitation that an address of ours shows; null for any other page. */
export function invitationAt(address: string): string | null {
  return matchPath(routes.invitation.path, address.split(/[?#]/)[0] ?? '')?.params['id'] ?? null
}

/** Where the links to sign in and up of a page lead: whoever reads an invitation takes it along. */
export function doorsOf(pathname: string): { signin: string; signup: string } {
  if ([routes.joinBusiness, routes.takeForm].some(({ path }) => matchPath(path, pathname)?.params['id'])) {
    return { signin: paths.signin({ returnTo: pathname }), signup: paths.signup({ returnTo: pathname }) }
  }
  const invitation = invitationAt(pathname)
  if (invitation === null) return { signin: paths.signin(), signup: paths.signup() }
  return { signin: paths.signin({ returnTo: paths.invitation(invitation) }), signup: paths.signup({ invitation }) }
}
