import { type GetDdlUserAssets, MAX_DDL_ASSETS } from '@keystead/contract/properties/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { type DdlAssetRow, listAssetsToChoose, listAssignedToChoose } from './building.queries.ts'
import { assetsOf } from './property.access.ts'

export const getDdlUserAssets: Handler<typeof GetDdlUserAssets> = async ({ db, actor }, input) => {
  const caller = profileActor(actor)
  const filter = {
    text: (input.AssetId === null && input.Text) || '',
    onlyAssetId: input.AssetId,
    isListed: input.IsListed ?? null,
    canHaveUnits: input.CanHaveUnits ?? false,
  }
  const rows =
    caller.profileType === 'Agent'
      ? await listAssignedToChoose(db, caller, { ...filter, agentScope: input.Scope ?? null }, MAX_DDL_ASSETS)
      : await listAssetsToChoose(db, assetsOf(caller), filter, MAX_DDL_ASSETS)
  return { Items: rows.map((row) => ({ Id: row.id, Text: row.title, Detail: placeOfChoice(row) })) }
}

/** Where it is: two properties may have the same title. */
export function placeOfChoice(row: DdlAssetRow): string {
  return [row.address1, row.unit_number && `Unit ${row.unit_number}`, `${row.city_name}, ${row.state_code}`].filter(Boolean).join(', ')
}
