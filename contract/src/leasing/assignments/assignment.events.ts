import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

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
