import type { HomeLease, ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { Scope } from '../../rpc/scope.ts'
import { askHomeLeases, presentUserAssetCard, seesLeases } from '../../properties/properties/property.public.ts'
import { type ImageRow, presentPrimaryImage } from '../../properties/images/image.public.ts'
import { type AssignedAssetRow, listAssignedHomes } from './assigned-assets.queries.ts'

/** Properties that an agent may open now, by assignment, as the lists of their managers show them. */
export async function assignedHomes(
  context: CallContext,
  scope: Scope<'asset-assignment'>,
  { rows, images }: { rows: readonly AssignedAssetRow[]; images: ReadonlyMap<string, ImageRow> },
): Promise<Map<string, ManagedAssetCard>> {
  const open = rows.filter(({ can_open }) => can_open)
  const homes = await listAssignedHomes(
    context.db,
    scope,
    open.map(({ asset_id }) => asset_id),
  )
  const leases = await leasesOfThem(context, open)
  return new Map(
    open.flatMap((row) => {
      const home = homes.get(row.asset_id)
      if (!home) return []
      // What the manager keeps for their own books stays there.
      const card = presentUserAssetCard({ ...home, reference_code: null }, presentPrimaryImage(images, home))
      return [[row.id, { ...card, Lease: leases.get(row.id) ?? null }]]
    }),
  )
}

/** Leases, by assignment, where it runs and covers them. */
async function leasesOfThem(context: CallContext, open: readonly AssignedAssetRow[]): Promise<Map<string, HomeLease>> {
  const covered = open.filter(({ state, scopes }) => state === 'current' && seesLeases({ relation: 'agent', scopes, showsLeases: true }))
  if (covered.length === 0) return new Map()
  const leases = await seeingEverything(
    context.db,
    'leases of several properties, each covered by the scopes of an assignment that runs',
    () =>
      askHomeLeases(
        context,
        covered.map(({ asset_id }) => ({ id: asset_id })),
      ),
  )
  return new Map(
    covered.flatMap(({ id, asset_id }) => {
      const lease = leases.get(asset_id)
      return lease ? [[id, lease]] : []
    }),
  )
}
