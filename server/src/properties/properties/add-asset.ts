import type { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { finishDraft } from '../drafts/draft.public.ts'
import { withTitle } from './form-title.ts'
import { assetsOf } from './property.access.ts'
import { assetColumnsFrom, listingFactsOf, openChecksOf } from './property.columns.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { insertAsset } from './property.queries.ts'
import { checkBuilding } from './property-building.ts'
import { getAsset, orTaken } from './property-guards.ts'
import { placeOfForm } from './property-place.ts'

export const addAsset: Handler<typeof AddAsset> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const scope = assetsOf(actor)
  if (input.DraftId !== null) await finishDraft(db, actor, input.DraftId)
  const place = await placeOfForm(db, input)
  const columns = assetColumnsFrom(withTitle(input, place), place)
  await checkBuilding(db, scope, columns, null)
  const openChecks = openChecksOf(listingFactsOf(columns, { imageCount: 0, imported: false }))
  const assetId = await orTaken(insertAsset(db, scope, { ...columns, open_checks: openChecks }), input)
  context.audit(assetId, { title: columns.title })
  return presentUserAssetDetails(await getAsset(db, scope, assetId), [])
}
