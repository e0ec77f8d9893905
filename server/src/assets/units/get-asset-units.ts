import type { GetAssetUnits } from '@keystead/contract/assets/units/unit.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  MOST_COUNTED,
  assetsOf,
  getAsset,
  listPrimaryImages,
  presentUnitTotals,
  presentUserAssetCard,
} from '../properties/property.public.ts'
import { listUnits } from './unit.queries.ts'

export const getAssetUnits: Handler<typeof GetAssetUnits> = async ({ db, actor }, input) => {
  const scope = assetsOf(profileActor(actor))
  const building = await getAsset(db, scope, input.AssetId)
  const rows = await listUnits(db, scope, building.id, { limit: input.PageSize, offset: input.PageIndex * input.PageSize })
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.id),
  )
  const count = building.unit_totals?.count ?? 0
  return {
    Items: rows.map((row) => presentUserAssetCard(row, images.get(row.id))),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
    Totals: presentUnitTotals(building.unit_totals),
  }
}
