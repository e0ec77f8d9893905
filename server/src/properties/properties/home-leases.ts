import { WhoLivesThere } from '@keystead/contract/properties/properties/home-lease.events.ts'
import type { HomeLease } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { EventContext } from '../../rpc/events.ts'

/** Who lives in some properties, by their id; for callers who may read their leases. */
export async function askHomeLeases(context: EventContext, assets: readonly { id: string }[]): Promise<Map<string, HomeLease>> {
  const answers = await context.services.events.ask(context, WhoLivesThere, { assetIds: assets.map(({ id }) => id) })
  return new Map(answers.flat().map((lease) => [lease.AssetId, lease]))
}
