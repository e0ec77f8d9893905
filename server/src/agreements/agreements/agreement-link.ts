import { defineLink } from '../../links/link-purpose.ts'
import { makeLink } from '../../links/links.ts'
import type { Db } from '../../database/db.ts'
import type { PartyRow } from './party.queries.ts'

/** Opens an agreement for a party without an account, together with a code that is sent to the same address. */
export const AGREEMENT_LINK = defineLink({
  name: 'agreement-party',
  opens: 'agreement-party',
  lifetimeSeconds: 'given',
  isSingleUse: false,
  keepsOlder: true,
  outlivesAccount: true,
})

/** What was signed stays theirs: an email about it opens it for two years, and the files that it has they keep. */
const LIFETIME_SECONDS = 730 * 86_400

export function makePartyLink(db: Db, { id, account_id }: Pick<PartyRow, 'id' | 'account_id'>): Promise<string> {
  return makeLink(db, AGREEMENT_LINK, { accountId: account_id, objectId: id, lifetimeSeconds: LIFETIME_SECONDS })
}
