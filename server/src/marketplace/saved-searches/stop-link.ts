import type { Signer } from '../../rpc/machinery.ts'

/*
 * The link in every email about saved searches that stops them. It names the account and proves that we made it; nothing
 * of it is kept, so it works in the oldest of those emails, and as often as it is pressed. It can do nothing else.
 */

const PURPOSE = 'stop-search-alerts'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function stopToken({ sign }: Pick<Signer, 'sign'>, accountId: string): string {
  return `${accountId}.${sign(PURPOSE, accountId)}`
}

/** Whose emails a link stops; null for one that we did not make. */
export function accountOfStopToken({ verify }: Pick<Signer, 'verify'>, token: string): string | null {
  const [accountId = '', signature = '', ...rest] = token.split('.')
  return rest.length === 0 && UUID.test(accountId) && verify(PURPOSE, accountId, signature) ? accountId : null
}
