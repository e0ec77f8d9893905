/** Secrets of links have 43 letters, ids 36. */
const SECRET_PART = /[\w-]{40,}/g
const LONGEST = 200

/** What the log may keep of an address: neither what a provider sent back after `?`, nor the secret of a link from an email. */
export function loggedAddress(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(SECRET_PART, '…').slice(0, LONGEST)
}
