import type { DeleteAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { AssetDeleting } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { BuildingHasUnits, PropertyIsLet, PropertyIsListed } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { type AssetRow, deleteLocked, listLet, countUnitsLeft } from '../properties/property.public.ts'
import { DONE, type Verdict, answerOf, judged, lockChosen, refused } from './judged.ts'
import { text } from './bulk.text.ts'

export const deleteAssets: Handler<typeof DeleteAssets> = async (context, input) => {
  const { db } = context
  const actor = profileActor(context.actor)
  const chosen = await lockChosen(db, actor, input.AssetIds)

  const ids = chosen.assets.map((asset) => asset.id)
  const isLet = new Set(await listLet(db, chosen.scope, ids))
  // Rooms above know what else stands on them.
  const items = chosen.assets.map(({ id, account_id: accountId }) => ({ id, accountId }))
  const against = Map.groupBy(await context.services.events.refusals(context, AssetDeleting, items), ({ id }) => id)
  const unlessInUse = (asset: AssetRow): Verdict => {
    if (asset.is_listed) return refused(PropertyIsListed)
    if (isLet.has(asset.id)) return refused(PropertyIsLet)
    const first = against.get(asset.id)?.[0]
    return first ? refused(first.error, first.sentence) : DONE
  }

  // Units first: a building goes when none of them is left.
  const isUnit = (asset: AssetRow) => asset.parent_asset_id !== null
  const units = judged(chosen.assets.filter(isUnit), unlessInUse)
  await deleteLocked(context, chosen.scope, units.done)
  const buildings = chosen.assets.filter((asset) => !isUnit(asset))
  const unitsLeft = await countUnitsLeft(
    db,
    chosen.scope,
    buildings.map((asset) => asset.id),
  )
  const others = judged(buildings, (asset) => {
    const left = unitsLeft.get(asset.id) ?? 0
    return left > 0 ? refused(BuildingHasUnits, text.hasUnits({ units: messages.hasUnits({ count: left }) })) : unlessInUse(asset)
  })
  await deleteLocked(context, chosen.scope, others.done)

  const { Results, counts } = answerOf(chosen, new Map([...units.verdicts, ...others.verdicts]))
  context.audit(actor.profileId, { ...counts, deleted: [...units.done, ...others.done] })
  return { Results }
}
