import { AssetReclassified } from '@keystead/contract/leasing/assignments/assignment.events.ts'
import { ClassificationInUse, type SwitchAssetClassification } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { type PropertyField, isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { titleAfter } from '@keystead/contract/properties/properties/proposed-title.ts'
import { PropertyChanged } from '@keystead/contract/properties/properties/property.operations.ts'
import { CATEGORIES, assetType, listingType } from '@keystead/contract/properties/fields/property.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import {
  type AssetRow,
  type ReachedAsset,
  NOTHING_SAID,
  type PropertyFields,
  assetColumnsFrom,
  checkBuilding,
  getAsset,
  getLockedAsset,
  listLet,
  listingFactsOf,
  openChecksOf,
  placeOfAsset,
  presentPropertyFields,
  presentUserAssetDetails,
  takeOffMarket,
  takesUnitsOf,
  updateAsset,
} from '../../properties/properties/property.public.ts'
import { listImagesOf, presentImage } from '../../properties/images/image.public.ts'
import { announceHands } from '../tenures/tenure.public.ts'
import { text as refusal } from './assignment-refusal.text.ts'

type Wish = ParsedInputOf<typeof SwitchAssetClassification>

export const switchAssetClassification: Handler<typeof SwitchAssetClassification, ReachedAsset> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const { scope } = context.owned
  const asset = await getLockedAsset(db, scope, input.AssetId)
  if (asset.version !== input.Version) fail(PropertyChanged)
  checkIsOfNewKind(asset, input)
  if ((await listLet(db, scope, [asset.id])).length > 0) fail(ClassificationInUse)
  await checkFitsItsBuilding(db, scope, asset, input)

  const detail = {
    fromCategoryId: asset.category_id,
    toCategoryId: input.CategoryId,
    fromTypeId: asset.asset_type_id,
    toTypeId: input.AssetTypeId,
  }
  const reclassified = { id: asset.id, accountId: asset.account_id, byProfileId: actor.profileId, ...detail }
  const [refusal] = await context.services.events.refusals(context, AssetReclassified, [reclassified])
  if (refusal) fail(refusal.error)

  const { state_code: stateCode } = await getAsset(db, scope, asset.id)
  const columns = assetColumnsFrom(fieldsOfNewKind(asset, input, stateCode), placeOfAsset(asset))
  await checkBuilding(db, scope, columns, asset)
  const openChecks = openChecksOf(listingFactsOf(columns, { imageCount: asset.images_count, imported: asset.imported }))
  if (asset.is_listed) await takeOffMarket(db, scope, [asset.id], 'hold')
  await updateAsset(db, scope, asset.id, { ...columns, open_checks: openChecks })
  await context.services.events.emit(context, AssetReclassified, [reclassified])
  await announceHands(db, [asset.id], { except: actor.profileId })
  context.audit(asset.id, { ...detail, wasListed: asset.is_listed })
  const images = await listImagesOf(db, asset.id)
  return presentUserAssetDetails(
    await getAsset(db, scope, asset.id),
    images.map((image) => presentImage(image, columns.title)),
  )
}

function checkIsOfNewKind(asset: AssetRow, { CategoryId, AssetTypeId, ListingTypeId }: Wish): void {
  if (CategoryId === asset.category_id)
    failField('CategoryId', CategoryId === CATEGORIES.Residential ? refusal.residentialAlready : refusal.commercialAlready)
  if (assetType(AssetTypeId)?.CategoryId !== CategoryId) failField('AssetTypeId', invalidMessage(refusal.propertyType))
  if (!listingType(ListingTypeId)?.categories.some((category) => category === CategoryId))
    failField('ListingTypeId', invalidMessage(refusal.listingType))
}

/** The building keeps its kind, whatever becomes of a unit. */
async function checkFitsItsBuilding(db: Db, scope: Scope<'asset'>, asset: AssetRow, { CategoryId }: Wish): Promise<void> {
  if (asset.parent_asset_id === null) return
  const building = await getAsset(db, scope, asset.parent_asset_id)
  if (!takesUnitsOf(building, CategoryId)) failField('CategoryId', refusal.unlikeItsBuilding)
}

/** What both kinds have stays, a title that we proposed follows, and what the new one does not have is forgotten. */
function fieldsOfNewKind(asset: AssetRow, { CategoryId, AssetTypeId, ListingTypeId }: Wish, StateCode: string): PropertyFields {
  const before = presentPropertyFields(asset)
  const kept = { ...before, CategoryId, AssetTypeId, ListingTypeId }
  const forgotten = Object.entries(NOTHING_SAID).filter(([field]) => !isAsked(field as PropertyField, kept))
  const after: typeof before = { ...kept, ...Object.fromEntries(forgotten) }
  return { ...after, Title: titleAfter(asset.title, { ...before, StateCode }, { ...after, StateCode }) }
}
