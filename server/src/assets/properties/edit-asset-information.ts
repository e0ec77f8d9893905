import { type EditAssetInformation, PropertyChanged } from '@keystead/contract/assets/properties/property.operations.ts'
import { type ListingFacts, requiredChecks } from '@keystead/contract/assets/properties/property.listing.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { assetColumnsFrom, listingFactsOf, openChecksOf } from './property.columns.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { updateAsset } from './property.queries.ts'
import { moveUnits } from './building.queries.ts'
import { checkBuilding, hasMoved } from './property-building.ts'
import { getAsset, getLockedAsset, orTaken } from './property-guards.ts'
import { listImagesOf } from './property-images.queries.ts'
import { placeOfForm } from './property-place.ts'

export const editAssetInformation: Handler<typeof EditAssetInformation> = async (context, input) => {
  const { db } = context
  const scope = assetsOf(profileActor(context.actor))
  const asset = await getLockedAsset(db, scope, input.AssetId)
  if (asset.version !== input.Version) fail(PropertyChanged)

  const columns = assetColumnsFrom(input, await placeOfForm(db, { city: input.City, stateId: input.StateId, zip: input.Zip }))
  const facts = listingFactsOf(columns, { imageCount: asset.images_count, imported: asset.imported })
  if (asset.is_listed) refuseWhatUnlists(facts)
  await checkBuilding(db, scope, columns, asset)
  await orTaken(updateAsset(db, scope, asset.id, { ...columns, open_checks: openChecksOf(facts) }), input)
  const unitsMoved = input.CascadeAddress && hasMoved(asset, columns) ? await moveUnits(db, scope, { before: asset, after: columns }) : 0
  context.audit(asset.id, { title: input.Title, ...(unitsMoved > 0 ? { unitsMoved } : {}) })
  return presentUserAssetDetails(await getAsset(db, scope, asset.id), await listImagesOf(db, asset.id))
}

/** Fields of the form where they are not named like the check. */
const FIELD_OF_CHECK: Readonly<Record<string, string>> = { Place: 'City', Image: 'Images' }

/** A property on the market stays fit for it; to take something away, its owner takes it off the market first. */
function refuseWhatUnlists(facts: ListingFacts): void {
  const open = requiredChecks(facts).filter((check) => check.Required && !check.Passed)
  if (open.length === 0) return
  const fields = open.map((check) => [FIELD_OF_CHECK[check.Code] ?? check.Code, `${check.Text}, or unlist the property first.`])
  fail(CallErrors.InvalidInput, Object.fromEntries(fields) as Record<string, string>)
}
