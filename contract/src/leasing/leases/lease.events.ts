import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** A tenant of a lease: told of the property's account. */
const tenancy = {
  id: z.guid(),
  accountId: z.guid(),
  assetId: z.guid(),
  profileId: z.guid(),
  /** Who did it. Null: a job, or an account that closes without a profile. */
  byProfileId: z.guid().nullable(),
}

export const TenancyBegan = defineEvent('tenancy.began', z.object({ ...tenancy, startsOn: z.iso.date(), endsOn: z.iso.date().nullable() }))

export const TenancyEnded = defineEvent('tenancy.ended', z.object({ ...tenancy, reason: z.string().nullable() }))

/** The last day of a lease is another one, or there is none any more. `id` is that of the lease. */
export const LeaseEndMoved = defineEvent(
  'lease.endMoved',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    assetId: z.guid(),
    /** Whose last day has moved with it. */
    tenantProfileIds: z.array(z.guid()),
    byProfileId: z.guid(),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
  }),
)
