import { AssetDeleting } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { BuildingHasUnits, PropertyIsLet, PropertyIsListed } from '@keystead/contract/properties/properties/property.operations.ts'
import type { EventContext, Refusal } from '../../rpc/events.ts'
import type { Scope } from '../../rpc/scope.ts'
import { countUnits } from './building.queries.ts'
import { type AssetRow, listLet } from './property.queries.ts'

/** What is against deleting a property: what this room knows first, then what stands on it in others. */
export async function deletionObstacles(
  context: EventContext,
  scope: Scope<'asset'>,
  asset: Pick<AssetRow, 'id' | 'account_id' | 'is_listed' | 'category_id'>,
): Promise<DeletionObstacle[]> {
  const { db, services } = context
  const found: DeletionObstacle[] = []
  if (asset.is_listed) found.push({ error: PropertyIsListed })
  if ((await listLet(db, scope, [asset.id])).length > 0) found.push({ error: PropertyIsLet })
  const units = await countUnits(db, scope, asset.id, asset.category_id)
  if (units.all > 0) found.push({ error: BuildingHasUnits, fields: { Units: messages.hasUnits({ count: units.all }) } })
  return [...found, ...(await services.events.refusals(context, AssetDeleting, [{ id: asset.id, accountId: asset.account_id }]))]
}

type DeletionObstacle = Omit<Refusal, 'id'> & { readonly fields?: Readonly<Record<string, string>> }
