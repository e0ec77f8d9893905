import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** A property is deleted: its row stays as a tombstone, and no one works for it or lives in it any more. */
export const AssetDeleted = defineEvent('asset.deleted', z.object({ id: z.guid(), accountId: z.guid(), byProfileId: z.guid() }))
