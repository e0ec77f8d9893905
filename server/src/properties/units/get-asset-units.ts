import { GetAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import {
  type ReachedAsset,
  askHomeLeases,
  getAsset,
  listUnits,
  presentUnitTotals,
  presentUserAssetCard,
} from '../properties/property.public.ts'
import { listPrimaryImages, presentPrimaryImage } from '../images/image.public.ts'

export const getAssetUnits: Handler<typeof GetAssetUnits, ReachedAsset> = async (context, input) => {
  const { db } = context
  const reached = context.owned
  const building = await getAsset(db, reached.scope, input.AssetId, reached)
  const rows = await listUnits(db, reached, building.id, rowsOf(input))
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.id),
  )
  // Others read the lease of a unit on its own page, where they have a right to it.
  const leases = reached.relation === 'manager' ? await askHomeLeases(context, rows) : null
  const count = building.unit_totals?.count ?? 0
  return {
    ...pageWith(
      rows.map((row) => ({
        ...presentUserAssetCard(reached.relation === 'manager' ? row : { ...row, reference_code: null }, presentPrimaryImage(images, row)),
        Lease: leases?.get(row.id) ?? null,
      })),
      input,
      count,
    ),
    Totals: presentUnitTotals(building.unit_totals),
  }
}
