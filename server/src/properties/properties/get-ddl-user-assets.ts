import { type GetDdlUserAssets, MAX_DDL_ASSETS } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { addressLine } from './property.present.ts'
import { type DdlAssetRow, listAssetsToChoose, listAssignedToChoose } from './building.queries.ts'
import { assetsOf } from './property.access.ts'

export const getDdlUserAssets: Handler<typeof GetDdlUserAssets> = async ({ db, actor }, input) => {
  const rows = await listChoices(db, profileActor(actor), {
    text: (input.AssetId === null && input.Text) || '',
    onlyAssetId: input.AssetId,
    isListed: input.IsListed,
    canHaveUnits: input.CanHaveUnits,
    agentScope: input.Scope,
  })
  return { Items: rows.map((row) => ({ Id: row.id, Text: row.title, Detail: placeOfChoice(row) })) }
}

type Wanted = {
  readonly text?: string
  readonly onlyAssetId: string | null
  readonly isListed?: boolean | null | undefined
  readonly canHaveUnits?: boolean | null | undefined
  readonly agentScope?: AgentScope | null | undefined
}

/** Of agents what is assigned to them now, of all others what they manage. */
export function listChoices(db: Db, caller: ProfileActor, wanted: Wanted): Promise<DdlAssetRow[]> {
  const { text = '', onlyAssetId, isListed = null, canHaveUnits, agentScope = null } = wanted
  const filter = { text, onlyAssetId, isListed, canHaveUnits: canHaveUnits ?? false }
  return caller.profileType === 'Agent'
    ? listAssignedToChoose(db, caller, { ...filter, agentScope }, MAX_DDL_ASSETS)
    : listAssetsToChoose(db, assetsOf(caller), filter, MAX_DDL_ASSETS)
}

/** Where it is: two properties may have the same title. */
export function placeOfChoice(row: DdlAssetRow): string {
  return [addressLine(row), `${row.city_name}, ${row.state_code}`].filter(Boolean).join(', ')
}
