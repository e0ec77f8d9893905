import { paths } from '@keystead/contract/navigation/paths.ts'
import { UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { addDays, formatDate } from '@keystead/contract/values/dates.ts'
import { actingAs } from '../../database/pool.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { checkPermission } from '../../http/check-access.ts'
import { failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { type Ending } from '../tenures/tenure.public.ts'
import { endEngagements, listOpenOfUnits, lockOpenEngagements, saidWithUnits } from '../engagements/engagement.public.ts'
import { endTenancies, lockOpenTenants, namesOf, saidTenants } from '../leases/lease.public.ts'
import { type SaidValue, say } from '../../text/said.ts'
import { type ReachedAssignment, reachAssetOf } from './assignment.access.ts'
import { text } from './assignment.text.ts'
import type { AssignmentRow } from './assignment.queries.ts'
import { text as refusal } from './assignment-refusal.text.ts'

/** How late an agent may say that a tenant has left: within a month, no one's past bills change. */
const MOST_DAYS_BACK = 31

export const unassignAsset: Handler<typeof UnassignAsset, ReachedAssignment> = async (context, input) => {
  const { db } = context
  const byProfileId = profileActor(context.actor).profileId
  const { row: found, reached } = context.owned
  if (found.role === 'agent') checkPermission(context.actor, 'properties:edit')
  const givesBack = reached === null
  const relation = reached && checkMayEnd(reached, found)
  if (input.EndsOn !== null) checkEndsOn(found, input.EndsOn, relation)

  const ending = { endsOn: input.EndsOn, reason: input.Reason, byProfileId }
  const withUnits = input.WithUnits && found.role === 'agent'
  const work = () => endOne(context, found, { ...ending, withUnits, withOthers: input.WithOthers, relation })
  // Whoever gives back has no rights in the property any more, halfway through.
  const { leaseEnded, unitsCount } = givesBack ? await actingAs(db, found.account_id, work) : await work()
  context.audit(found.asset_id, { assignment: found.id, person: found.profile_id, reason: input.Reason, leaseEnded, units: unitsCount })
  return { AssignmentId: found.id, LeaseEnded: leaseEnded, UnitsCount: unitsCount }
}

type Relation = ReachedAsset['relation']

function checkMayEnd({ relation }: ReachedAsset, found: AssignmentRow): Relation {
  // The tenants are theirs to move; agents see each other, and have no say about each other.
  if (relation === 'agent' && found.role === 'agent') failField('AssignmentId', refusal.managersOnly)
  return relation
}

/** Who manages the home may say of any day that it was the end; bills that are out depend on it, so an agent says it in time. */
function checkEndsOn({ today, starts_on }: AssignmentRow, endsOn: string, relation: Relation | null): void {
  if (endsOn > today) failField('EndsOn', refusal.endInFuture)
  // What is still to come ends before it began, whatever the day.
  if (endsOn < starts_on && starts_on <= today) failField('EndsOn', refusal.endBeforeStart({ day: formatDate(starts_on) }))
  if (relation === 'agent' && endsOn < addDays(today, -MOST_DAYS_BACK)) {
    failField('EndsOn', refusal.endTooLongAgo({ count: MOST_DAYS_BACK }))
  }
}

/** Ending what is over already changes nothing: two tabs, one end. */
async function endOne(
  context: CallContext,
  found: AssignmentRow,
  { withUnits, withOthers, relation, ...ending }: Ending & { withUnits: boolean; withOthers: boolean; relation: Relation | null },
): Promise<{ leaseEnded: boolean; unitsCount: number }> {
  return found.role === 'agent' ? endAgency(context, found, { withUnits, ending }) : endTenancy()

  async function endTenancy() {
    const tenants = await lockOpenTenants(context.db, withOthers ? { withOthersOf: found.id } : { tenantIds: [found.id] })
    // Who took the home from an agent while this call waited was first.
    if (relation === 'agent') checkMayEnd(await reachAssetOf(context, UnassignAsset, found), found)
    const endedLeases = await endTenancies(context, tenants, ending)
    for (const { id, profile_id, person_id } of tenants)
      await notifyOfEnd(context, { ...found, id, profile_id, person_id }, ending.byProfileId, found.title)
    return { leaseEnded: endedLeases.length > 0, unitsCount: 0 }
  }
}

/** With the units of a building, where that is wished. */
async function endAgency(context: CallContext, agency: AssignmentRow, { withUnits, ending }: { withUnits: boolean; ending: Ending }) {
  const { db } = context
  const { id, asset_id, profile_id, title } = agency
  const ofUnits = withUnits && profile_id !== null ? await listOpenOfUnits(db, { buildingId: asset_id, profileId: profile_id }) : []
  const rows = await lockOpenEngagements(db, { engagementIds: [id, ...ofUnits] })
  await endEngagements(context, rows, ending)
  const unitsCount = Math.max(0, rows.length - 1)
  if (rows.length > 0) await notifyOfEnd(context, agency, ending.byProfileId, saidWithUnits(title, unitsCount))
  return { leaseEnded: false, unitsCount }
}

async function notifyOfEnd(context: CallContext, row: AssignmentRow, byProfileId: string | null, home: SaidValue): Promise<void> {
  const isTenant = row.role === 'tenant'
  const event = { event: 'asset.assigned' as const, actorProfileId: byProfileId, assetId: row.asset_id }
  if (row.profile_id !== null && row.profile_id !== byProfileId) {
    await notify(context, {
      ...event,
      once: `asset.unassigned:${row.id}`,
      profileIds: [row.profile_id],
      said: say(text, isTenant ? 'endedYourTenancy' : 'tookBack', { home }),
      path: isTenant ? paths.connectedProperties() : paths.agentProperties(),
    })
  }
  if (row.managing_profile_id === byProfileId) return
  const nameOf = await namesOf(context.db, [row])
  await notify(context, {
    ...event,
    once: `asset.givenBack:${row.id}`,
    profileIds: [row.managing_profile_id],
    said: isTenant ? say(text, 'endedTenancy', { home, tenants: saidTenants([row], nameOf) }) : say(text, 'gaveBack', { home }),
    path: paths.viewProperty(row.asset_id),
  })
}
