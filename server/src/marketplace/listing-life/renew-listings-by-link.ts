import { RenewalLinkExpired, type RenewListingsByLink } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { claimAccount, seeingEverything } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { openLink } from '../../links/links.ts'
import { countOfNotice, findNotice, renewOfNotice } from './expiry.queries.ts'
import { renewListingsJob } from './renew-listings.job-definition.ts'
import { RENEWAL_LINK } from './renewal-link.ts'

/** Listings that are renewed while someone waits. */
const MOST_AT_ONCE = 500

export const renewListingsByLink: Handler<typeof RenewListingsByLink> = async (context, input) => {
  const { db, services } = context
  // Pressed twice it renews nothing twice: what is renewed ends later than what the email told of. So the link is not used up.
  const token = (await openLink(db, [RENEWAL_LINK], input.Token)) ?? fail(RenewalLinkExpired)
  await claimAccount(db, token.accountId)
  const notice = (await findNotice(db, token.objectId)) ?? fail(RenewalLinkExpired)
  const { renewable, notReady } = await countOfNotice(db, notice, MOST_AT_ONCE + 1)
  const inBackground = renewable > MOST_AT_ONCE
  if (inBackground) await services.jobs.enqueue(db, renewListingsJob, { noticeId: notice.id }, notice.id)
  // What an agent lists is theirs to see, and belongs to many owners, whose rows are written in one statement.
  const renew = () => seeingEverything(db, 'an agent renews what they list for others', () => renewOfNotice(db, notice, MOST_AT_ONCE))
  const { renewed } = inBackground ? { renewed: 0 } : await renew()
  context.audit(notice.id, { renewed, inBackground })
  return { Renewed: renewed, InBackground: inBackground, NotReady: notReady }
}
