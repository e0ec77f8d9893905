import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** Strangers turn to another person about a property: to an agent, or to its manager where there is none. */
export const ListingContactChanged = defineEvent(
  'listing.contactChanged',
  z.object({ id: z.guid(), accountId: z.guid(), contactProfileId: z.guid().nullable() }),
)

/** The agent to whom strangers turned about a property no longer lists it: they turn to the manager again. */
export const ListingLeftByContact = defineEvent(
  'listing.leftByContact',
  z.object({ id: z.guid(), accountId: z.guid(), managingProfileId: z.guid() }),
)
