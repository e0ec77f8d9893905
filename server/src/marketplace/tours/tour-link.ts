import { ViewingLinkExpired } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { openLink } from '../../links/links.ts'
import { toursBehind } from './tour.access.ts'
import type { ReachedTour } from './tour-steps.ts'

/**
 * Secret links that show one tour to the person who asked for it. Each email has one and those before go on working: in what they
 * all open, every step can be made once.
 */
export const TOUR_LINK = defineLink({
  name: 'tour',
  opens: 'tour',
  lifetimeSeconds: 'given',
  isSingleUse: false,
  keepsOlder: true,
})

/** In a transaction, which from here on touches the rows of the lister's account. */
export async function openTour(db: Db, secret: string): Promise<ReachedTour> {
  const token = (await openLink(db, [TOUR_LINK], secret)) ?? fail(ViewingLinkExpired)
  await claimAccount(db, token.accountId)
  return { through: 'manager', scope: toursBehind(token), tourId: token.objectId }
}
