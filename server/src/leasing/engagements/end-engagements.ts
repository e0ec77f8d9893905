import { EngagementEnded } from '@keystead/contract/leasing/engagements/engagement.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { recordConnectionEvents } from '../../people/connections/connection.public.ts'
import { giveContactsBack } from '../../properties/properties/property.public.ts'
import { announceHands, type Ending } from '../tenures/tenure.public.ts'
import { type EngagementRow, endEngagementRows } from './engagement.queries.ts'

/** Ends the locked work of agents: access is gone when the transaction commits, and open screens are told. */
export async function endEngagements(context: EventContext, rows: readonly EngagementRow[], ending: Ending): Promise<void> {
  const { db } = context
  if (rows.length === 0) return
  await endEngagementRows(db, rows, ending)
  await handListingsBack(
    context,
    rows.filter(({ scopes }) => scopes.includes('list')),
  )
  await recordEnded(context, rows, ending)
  await announceHands(db, [...new Set(rows.map(({ asset_id }) => asset_id))], {
    also: rows.map(({ profile_id }) => profile_id),
    except: ending.byProfileId,
  })
}

/** Strangers no longer turn to them. */
async function handListingsBack(context: EventContext, rows: readonly EngagementRow[]): Promise<void> {
  for (const [agentId, theirs] of Map.groupBy(rows, ({ profile_id }) => profile_id)) {
    await giveContactsBack(
      context,
      agentId,
      theirs.map(({ asset_id }) => asset_id),
    )
  }
}

async function recordEnded(context: EventContext, rows: readonly EngagementRow[], { reason, byProfileId }: Ending): Promise<void> {
  await context.services.events.emit(
    context,
    EngagementEnded,
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
  await recordConnectionEvents(
    context.db,
    rows.map((row) => ({
      connectionId: row.connection_id,
      kind: 'unassigned' as const,
      byProfileId,
      detail: { assetId: row.asset_id, title: row.title, profileId: row.profile_id, role: 'agent', reason },
    })),
  )
}
