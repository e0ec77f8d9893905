import { EditAssetInformation, PropertyChanged } from '@keystead/contract/properties/properties/property.operations.ts'
import { type ListingFacts, requiredChecks } from '@keystead/contract/properties/properties/property.listing.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { actingAs } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from './property.access.ts'
import { asAgentsMay, notifyOfTerms } from './agent-edit.ts'
import { announceEdit } from './announce-edit.ts'
import { withTitle } from './form-title.ts'
import { assetColumnsFrom, listingFactsOf, openChecksOf } from './property.columns.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { updateAsset } from './property.queries.ts'
import { moveUnits } from './building.queries.ts'
import { checkBuilding, hasMoved } from './property-building.ts'
import { getAsset, orTaken } from './property-guards.ts'
import { askImagesOf } from './property-images.ts'
import { placeOfForm } from './property-place.ts'
import { reachLockedAsset } from './reach-locked-asset.ts'
import { text as refusal } from './property-refusal.text.ts'

export const editAssetInformation: Handler<typeof EditAssetInformation, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, EditAssetInformation)
  const { scope } = reached
  if (asset.version !== input.Version) fail(PropertyChanged)

  const isManager = reached.relation === 'manager'
  const fields = isManager ? input : asAgentsMay(input, asset, reached)
  const place = await placeOfForm(db, fields)
  const columns = assetColumnsFrom(withTitle(fields, place), place)
  const facts = listingFactsOf(columns, { imageCount: asset.images_count, imported: asset.imported })
  if (asset.is_listed) refuseWhatUnlists(facts)
  const check = () => checkBuilding(db, scope, columns, asset)
  // Its building and units may be out of reach of its agent.
  await actingAs(db, reached.accountId, check)
  await orTaken(updateAsset(db, scope, asset.id, { ...columns, open_checks: openChecksOf(facts) }), fields)
  await announceEdit(db, reached)
  await notifyOfTerms(context, reached, asset, fields)
  const unitsMoved = input.CascadeAddress && hasMoved(asset, columns) ? await moveUnits(db, scope, { before: asset, after: columns }) : 0
  context.audit(asset.id, { title: columns.title, ...(unitsMoved > 0 ? { unitsMoved } : {}) })
  const shown = await getAsset(db, scope, asset.id, reached)
  return presentUserAssetDetails(shown, await askImagesOf(context, shown))
}

/** Fields of the form where they are not named like the check. */
const FIELD_OF_CHECK: Readonly<Record<string, string>> = { Place: 'City', Image: 'Images' }

/** A property on the market stays fit for it; to take something away, its owner takes it off the market first. */
function refuseWhatUnlists(facts: ListingFacts): void {
  const open = requiredChecks(facts).filter((check) => check.Required && !check.Passed)
  if (open.length === 0) return
  const fields = open.map((check) => [FIELD_OF_CHECK[check.Code] ?? check.Code, refusal.orUnlist({ check: check.Text })])
  fail(CallErrors.InvalidInput, Object.fromEntries(fields) as Record<string, string>)
}
