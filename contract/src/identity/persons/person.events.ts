import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** The name and addresses of a person who was written down are gone, on request. */
export const PersonErased = defineEvent(
  'person.erased',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    /** As they were called. */
    name: z.string(),
    /** Homes whose leases name them. */
    assetIds: z.array(z.guid()),
  }),
)
