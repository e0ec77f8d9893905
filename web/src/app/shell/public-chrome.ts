const NO_NAV = ['signin', 'signup', 'oauth', 'forgotpassword', 'resetpassword']
const NO_FOOTER = ['signin', 'signup', 'forgotpassword', 'resetpassword']

/** What frames a public page, by the first segment of its path (spec §2). */
export function publicChrome(pathname: string): { nav: boolean; footer: boolean } {
  const first = pathname.split('/')[1]?.toLowerCase() ?? ''
  return { nav: !NO_NAV.includes(first), footer: !NO_FOOTER.includes(first) }
}
