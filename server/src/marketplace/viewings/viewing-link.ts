import { ViewingLinkExpired } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import { type LinkedObject, openLink } from '../../links/links.ts'
import { viewingsBehind } from './viewing.access.ts'
import type { ReachedViewing } from './viewing-steps.ts'

/** Secret links that show one viewing to whoever asked for it. */
export const VIEWING_LINK = 'viewing'

export function linkedViewing(viewingId: string): LinkedObject {
  return { kind: 'viewing', id: viewingId }
}

/** In a transaction, which from here on touches the rows of the lister's account. */
export async function openViewing(db: Db, secret: string): Promise<ReachedViewing> {
  const token = (await openLink(db, [VIEWING_LINK], secret)) ?? fail(ViewingLinkExpired)
  await claimAccount(db, token.accountId)
  const scope = viewingsBehind(token)
  return { through: 'manager', scope, viewingId: token.objectId ?? fail(ViewingLinkExpired) }
}
