import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** The agent to whom strangers turned about a property no longer lists it: they turn to the manager again. */
export const ListingLeftByContact = defineEvent(
  'listing.leftByContact',
  z.object({ id: z.guid(), accountId: z.guid(), managingProfileId: z.guid() }),
)
