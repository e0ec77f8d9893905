import type { AddAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { assetColumnsFrom, listingFactsOf, openChecksOf } from './property.columns.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { insertAsset } from './property.queries.ts'
import { getAsset, orReferenceCodeTaken } from './property-guards.ts'
import { placeOfForm } from './property-place.ts'

export const addAsset: Handler<typeof AddAsset> = async (context, input) => {
  const { db } = context
  const scope = assetsOf(profileActor(context.actor))
  const columns = assetColumnsFrom(input, await placeOfForm(db, { city: input.City, stateId: input.StateId, zip: input.Zip }))
  const openChecks = openChecksOf(listingFactsOf(columns, { imageCount: 0, imported: false }))
  const assetId = await orReferenceCodeTaken(insertAsset(db, scope, { ...columns, open_checks: openChecks }))
  context.audit(assetId, { title: input.Title })
  return presentUserAssetDetails(await getAsset(db, scope, assetId), [])
}
