import type { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { listPrimaryImages } from '../../properties/images/image.public.ts'
import { listLeaseTerms, listTenantShares, presentTenancy, shareAmounts, speakersIn } from '../leases/lease.public.ts'
import { type AssignedAssetRow, countAssignedAssets, listAssignedAssets } from './assigned-assets.queries.ts'
import { assignedHomes } from './assigned-homes.ts'
import { assignmentsOf } from './assignment.access.ts'
import { presentAssignedAsset } from './assignment.present.ts'

export const getUserAssignedAssets: Handler<typeof GetUserAssignedAssets> = async (context, input) => {
  const { db, actor } = context
  const active = profileActor(actor)
  const scope = assignmentsOf(active)
  const role = active.profileType === 'Agent' ? 'agent' : 'tenant'
  const filter = { role, state: input.State, agentScope: input.Scope, isListed: input.IsListed, text: input.Text } as const
  const rows = await listAssignedAssets(db, scope, filter, rowsOf(input))
  const count = await countAssignedAssets(db, scope, filter, MOST_COUNTED)
  const owners = await findProfileCards(
    db,
    rows.map(({ manager_id }) => manager_id),
  )
  const images = await listPrimaryImages(
    db,
    rows.filter(({ can_open }) => can_open).map(({ asset_id }) => asset_id),
  )
  const homes = role === 'agent' ? await assignedHomes(context, scope, { rows, images }) : null
  const tenancies = await tenanciesOf(db, rows, active.profileId)
  return pageWith(
    rows.map((row) =>
      presentAssignedAsset(row, {
        owner: owners.get(row.manager_id),
        image: images.get(row.asset_id),
        tenancy: tenancies.get(row.id) ?? null,
        home: homes?.get(row.id) ?? null,
      }),
    ),
    input,
    count,
  )
}

/** The tenant's own part by assignment. What it comes to depends on the shares of the others, of whom nothing is told. */
async function tenanciesOf(db: Db, rows: readonly AssignedAssetRow[], profileId: string) {
  const ofLeases = rows.filter(({ lease_id }) => lease_id !== null)
  if (ofLeases.length === 0) return new Map<string, ReturnType<typeof presentTenancy>>()
  const leaseIds = ofLeases.flatMap(({ lease_id }) => lease_id ?? [])
  const leases = await listLeaseTerms(
    db,
    ofLeases.map(({ id }) => id),
  )
  const shares = await seeingEverything(db, 'cents left over are dealt out among all tenants', () => listTenantShares(db, leaseIds))
  const cards = await findProfileCards(db, speakersIn([...leases.values()]))
  const byLease = Map.groupBy(shares, ({ lease_id }) => lease_id)
  return new Map(
    rows.flatMap((row) => {
      const lease = leases.get(row.id)
      if (!lease || row.share_bps === null) return []
      const shareCents = shareAmounts(lease.rent_cents, byLease.get(lease.id) ?? []).get(row.id) ?? 0
      const part = { shareBps: row.share_bps, shareCents, state: row.state, profileId, cards }
      return [[row.id, presentTenancy(lease, part)] as const]
    }),
  )
}
