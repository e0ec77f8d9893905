import type { DuplicateAsset } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { MAX_IMAGES_PER_ASSET } from '@keystead/contract/values/uploads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { copyImages } from '../images/image.public.ts'
import {
  type ReachedAsset,
  assetColumnsFrom,
  getLockedAsset,
  insertAssets,
  listingFactsOf,
  openChecksOf,
  orTaken,
  placeOfAsset,
  presentPropertyFields,
} from '../properties/property.public.ts'

export const duplicateAsset: Handler<typeof DuplicateAsset, ReachedAsset> = async (context, { AssetId }) => {
  const { db, owned } = context
  const asset = await getLockedAsset(db, owned.scope, AssetId)
  // A door and a code are one property's alone.
  const columns = assetColumnsFrom({ ...presentPropertyFields(asset), UnitNumber: null, ReferenceCode: null }, placeOfAsset(asset))
  const imageCount = Math.min(asset.images_count, MAX_IMAGES_PER_ASSET)
  const openChecks = openChecksOf(listingFactsOf(columns, { imageCount, imported: false }))
  const copy = { ...columns, open_checks: openChecks, images_count: imageCount }
  const [copyId] = await orTaken(insertAssets(db, owned.scope, [copy]), { UnitNumber: null })
  if (copyId === undefined) throw new Error('a copy that was inserted has no id')
  if (imageCount > 0) await copyImages(db, profileActor(context.actor), asset.id, [copyId])
  context.audit(copyId, { duplicateOf: asset.id })
  return { AssetId: copyId }
}
