import { paths } from '@keystead/contract/navigation/paths.ts'

const SIGN_IN_FAMILY = /^\/(signin|signup|oauth|forgotpassword|resetpassword)(\/|\?|#|$)/i

/**
 * Where to go after signing in: a path of our own, never another origin (`//evil.example`, `/\evil.example`, `https:…`)
 * and never the sign-in pages themselves.
 */
export function safeReturnTo(returnTo: string | null | undefined, otherwise = paths.dashboard()): string {
  if (!returnTo?.startsWith('/')) return otherwise
  const ours = 'http://keystead.invalid'
  const url = URL.parse(returnTo, ours)
  if (!url || url.origin !== ours) return otherwise
  const path = url.pathname + url.search + url.hash
  // Parsing turns `/.//evil.example` into a path that a browser would read as another host.
  return path.startsWith('//') || SIGN_IN_FAMILY.test(path) ? otherwise : path
}
