import { ViewingLinkExpired } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import { findToken } from '../../secrets/mail-tokens.ts'
import { viewingsBehind } from './viewing.access.ts'
import type { ReachedViewing } from './viewing-steps.ts'
import { findLinkedViewing } from './viewing.queries.ts'

/** Secret links that show one viewing to whoever asked for it. */
export const VIEWING_LINK = 'viewing'

/** In a transaction, which from here on touches the rows of the lister's account. */
export async function openLink(db: Db, secret: string): Promise<ReachedViewing> {
  const token = (await findToken(db, [VIEWING_LINK], secret)) ?? fail(ViewingLinkExpired)
  await claimAccount(db, token.accountId)
  const scope = viewingsBehind(token)
  return { through: 'manager', scope, viewingId: (await findLinkedViewing(db, scope, token.id)) ?? fail(ViewingLinkExpired) }
}
