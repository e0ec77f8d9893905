import { AssignmentEnded } from '@keystead/contract/leasing/assignments/assignment.events.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { noteConnectionEvents } from '../../people/connections/connection.public.ts'
import { giveContactsBack } from '../../properties/properties/property.public.ts'
import { announceHands, propertyPage } from './assignment-news.ts'
import {
  type AssignmentRow,
  type Ending,
  checkLeases,
  endAssignments,
  endLease,
  listOpenTenants,
  lockOpenAssignments,
  setShares,
} from './assignment.queries.ts'
import { grownShares } from './grown-shares.ts'

/**
 * Ends locked assignments: access is gone when the transaction commits, and open screens are told. Answers the leases that
 * have ended with their last tenant.
 */
export async function endLocked(context: EventContext, rows: readonly AssignmentRow[], ending: Ending): Promise<ReadonlySet<string>> {
  const { db } = context
  if (rows.length === 0) return new Set()
  await endAssignments(db, rows, ending)
  await handAgentsWorkBack(
    context,
    rows.filter(({ role_id, scopes }) => role_id === PROFILE_TYPES.Agent && scopes.includes('list')),
  )
  const ended = new Set<string>()
  for (const row of rows) {
    if (row.lease_id !== null && (await leaveLease(context, row, row.lease_id, ending))) ended.add(row.lease_id)
  }
  await checkLeases(db)
  await noteEnded(context, rows, ending)
  await announceHands(db, [...new Set(rows.map(({ asset_id }) => asset_id))], {
    also: rows.map(({ profile_id }) => profile_id),
    except: ending.byProfileId,
  })
  return ended
}

/** Strangers no longer turn to them. */
async function handAgentsWorkBack(context: EventContext, rows: readonly AssignmentRow[]): Promise<void> {
  for (const [agentId, theirs] of Map.groupBy(rows, ({ profile_id }) => profile_id)) {
    await giveContactsBack(
      context,
      agentId,
      theirs.map(({ asset_id }) => asset_id),
    )
  }
}

/** The shares of those who stay grow; with the last one the lease ends. */
async function leaveLease(context: EventContext, row: AssignmentRow, leaseId: string, ending: Ending): Promise<boolean> {
  const { db } = context
  const staying = await listOpenTenants(db, leaseId)
  if (staying.length === 0) {
    await endLease(db, row, ending)
    return true
  }
  const grown = grownShares(staying.map(({ share_bps }) => share_bps))
  const changed = staying
    .map((tenant, index) => ({ ...tenant, shareBps: grown[index] ?? 0 }))
    .filter(({ share_bps, shareBps }) => share_bps !== shareBps)
  await setShares(db, changed)
  for (const { id, profile_id, shareBps } of changed) {
    await tell(context, {
      event: 'asset.assigned',
      once: `asset.share:${id}:${row.id}`,
      profileIds: [profile_id],
      message: `Your share of the rent of ${row.title} is ${percentOfBps(shareBps)} percent from now on.`,
      actorProfileId: null,
      path: propertyPage.tenant(row.asset_id),
    })
  }
  return false
}

async function noteEnded(context: EventContext, rows: readonly AssignmentRow[], { reason, byProfileId }: Ending): Promise<void> {
  await context.services.events.emit(
    context,
    AssignmentEnded,
    rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      assetId: row.asset_id,
      profileId: row.profile_id,
      byProfileId,
      contractTypeId: row.contract_type_id,
      reason,
    })),
  )
  await noteConnectionEvents(
    context.db,
    rows.map((row) => ({
      connectionId: row.connection_id,
      kind: 'unassigned' as const,
      byProfileId,
      detail: { assetId: row.asset_id, title: row.title, profileId: row.profile_id, role: roleOf(row), reason },
    })),
  )
}

function roleOf({ lease_id }: AssignmentRow): 'agent' | 'tenant' {
  return lease_id === null ? 'agent' : 'tenant'
}

/** A connection has ended: so does what this side has assigned or leased to the other through it, from today. Both are told of the end itself. */
export async function endAssignmentsOf(
  context: EventContext,
  { connectionId, byProfileId, reason }: { connectionId: string; byProfileId: string | null; reason: string | null },
): Promise<void> {
  const rows = await lockOpenAssignments(context.db, { connectionId })
  await endLocked(context, rows, { endsOn: null, reason, byProfileId })
}
