import { ViewingLinkExpired } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { openLink } from '../../links/links.ts'
import { viewingsBehind } from './viewing.access.ts'
import type { ReachedViewing } from './viewing-steps.ts'

/**
 * Secret links that show one viewing to the person who asked for it. Each mail has one and those before go on working: in what they
 * all open, every step can be made once.
 */
export const VIEWING_LINK = defineLink({
  name: 'viewing',
  opens: 'viewing',
  lifetimeSeconds: 'given',
  isSingleUse: false,
  keepsOlder: true,
})

/** In a transaction, which from here on touches the rows of the lister's account. */
export async function openViewing(db: Db, secret: string): Promise<ReachedViewing> {
  const token = (await openLink(db, [VIEWING_LINK], secret)) ?? fail(ViewingLinkExpired)
  await claimAccount(db, token.accountId)
  return { through: 'manager', scope: viewingsBehind(token), viewingId: token.objectId }
}
