import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** An agent works for a property, or a tenant lives there: told of the property's account. */
const assigned = {
  id: z.guid(),
  accountId: z.guid(),
  assetId: z.guid(),
  profileId: z.guid(),
  /** Who did it. Null: a job, or an account that closes without a profile. */
  byProfileId: z.guid().nullable(),
}

export const AssignmentBegan = defineEvent(
  'assignment.began',
  z.object({
    ...assigned,
    /** Null: a tenant. */
    contractTypeId: z.int().nullable(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
  }),
)

export const AssignmentEnded = defineEvent(
  'assignment.ended',
  z.object({ ...assigned, contractTypeId: z.int().nullable(), reason: z.string().nullable() }),
)

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

/** A residential property is commercial now, or the other way round. */
export const AssetReclassified = defineEvent(
  'asset.reclassified',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    byProfileId: z.guid(),
    fromCategoryId: z.int(),
    toCategoryId: z.int(),
    fromTypeId: z.int(),
    toTypeId: z.int(),
  }),
)
