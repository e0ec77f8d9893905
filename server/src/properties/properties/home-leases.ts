import { WhoLivesThere } from '@keystead/contract/properties/properties/home-lease.events.ts'
import type { HomeLease } from '@keystead/contract/properties/properties/property.schemas.ts'
import { may } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'

/** Who lives in some properties, by their id; for callers who may read their leases, and no one for a member whose role does not show leases. */
export async function askHomeLeases(context: EventContext, assets: readonly { id: string }[]): Promise<Map<string, HomeLease>> {
  if (context.actor.kind === 'account' && !may(context.actor, 'leases:view')) return new Map()
  const answers = await context.services.events.ask(context, WhoLivesThere, { assetIds: assets.map(({ id }) => id) })
  return new Map(answers.flat().map((lease) => [lease.AssetId, lease]))
}
