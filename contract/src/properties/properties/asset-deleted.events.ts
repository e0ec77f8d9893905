import { z } from 'zod'
import { defineEvent, defineQuestion } from '../../rpc/events.ts'

/** A property is deleted: its row stays as a tombstone, and no one works for it or lives in it any more. */
export const AssetDeleted = defineEvent('asset.deleted', z.object({ id: z.guid(), accountId: z.guid(), byProfileId: z.guid() }))

/** Properties are about to be deleted, and locked. Asked of the rooms where something stands on them; previews ask as well. */
export const AssetDeleting = defineEvent('asset.deleting', z.object({ id: z.guid(), accountId: z.guid() }))

/** What goes with a property, a sentence each; null where a room has nothing that does. */
export const WhatGoesWithAsset = defineQuestion(
  'asset.goes-with',
  z.object({ assetId: z.guid(), accountId: z.guid() }),
  z.string().nullable(),
)
