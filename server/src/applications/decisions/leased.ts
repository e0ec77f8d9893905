import type { TenancyBegan } from '@keystead/contract/leasing/leases/lease.events.ts'
import { DECIDABLE_STATES } from '@keystead/contract/applications/applications/application.values.ts'
import { addMonths } from '@keystead/contract/values/dates.ts'
import type { z } from 'zod'
import type { EventContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import {
  type ApplicationRow,
  endOpen,
  type FormRow,
  listForms,
  lockOpenOfHomes,
  noteEvent,
  setEnded,
  showChange,
} from '../applications/application.public.ts'
import { type HomeLeased, listHomesLeased, listRecorded } from './decision.queries.ts'
import { text } from './decision.text.ts'
import { tellPeople } from './tell-decision.ts'

type Tenancy = z.output<(typeof TenancyBegan)['item']>

/**
 * A lease is recorded: what its tenants applied with has led to it, and the others who wanted the home in that time can not have it any more. A
 * lease that began before today, such as one of a file, says nothing of those who apply now, unless it is theirs.
 */
export async function endLeased(context: EventContext, tenancies: readonly Tenancy[]): Promise<void> {
  const { db } = context
  const assetIds = [...new Set(tenancies.map(({ assetId }) => assetId))]
  const open = (await lockOpenOfHomes(db, assetIds)).filter(({ sent_at }) => sent_at !== null)
  if (open.length === 0) return
  const all = await listForms(
    db,
    open.map(({ id }) => id),
  )
  // Who has left an application leads it nowhere.
  const forms = all.filter(({ ended_at }) => ended_at === null)
  const recorded = await listRecorded(
    db,
    open.flatMap(({ lease_id }) => lease_id ?? []),
  )
  const homes = new Map((await listHomesLeased(db, assetIds)).map((home) => [home.id, home]))
  const cases = open.map((application): Case => {
    const own = forms.filter(({ application_id }) => application_id === application.id)
    const of = tenancies.filter(({ assetId }) => assetId === application.asset_id)
    const home = homes.get(application.asset_id)
    const isDrafted = application.lease_id !== null && recorded.has(application.lease_id)
    return { application, own, of, home, hasLed: hasLedToIt({ application, own, of, home, isDrafted }) }
  })
  for (const one of cases) {
    const { application, own, of } = one
    if (one.hasLed) await endAsLeased(context, application, own, of[0]!.byProfileId)
    else if (isTaken(one, cases))
      await endOpen(context, application, { status: 'closed', byProfileId: of[0]!.byProfileId, reason: text.homeLeased })
  }
}

type Case = {
  readonly application: ApplicationRow
  readonly own: readonly FormRow[]
  /** Tenancies of its home. */
  readonly of: readonly Tenancy[]
  readonly home: HomeLeased | undefined
  /** To the lease that is recorded. */
  readonly hasLed: boolean
}

/** Its draft was recorded, or one of its people is a tenant for the time that they applied for: a lease of theirs that ends before is another one. */
function hasLedToIt({ application, own, of, home, isDrafted }: Omit<Case, 'hasLed'> & { readonly isDrafted: boolean }): boolean {
  if (!DECIDABLE_STATES.includes(application.status)) return false
  if (isDrafted) return true
  const from = application.move_in_on ?? home?.today ?? ''
  return own.some(({ profile_id }) => of.some(({ profileId, endsOn }) => profileId === profile_id && (endsOn === null || endsOn >= from)))
}

/** Someone else has the home in the time that it was wanted for. A shared room may have a place left, which its landlord knows. */
function isTaken({ application: { asset_id, move_in_on, lease_months }, of, home }: Case, cases: readonly Case[]): boolean {
  if (!home || home.is_shared) return false
  const hasLedOther = cases.some(({ hasLed, application }) => hasLed && application.asset_id === asset_id)
  const from = move_in_on ?? home.today
  const until = move_in_on === null || lease_months === null ? null : addMonths(move_in_on, lease_months)
  return of.some(
    ({ startsOn, endsOn }) =>
      (hasLedOther || startsOn >= home.today) && (endsOn === null || endsOn >= from) && (until === null || startsOn < until),
  )
}

async function endAsLeased(
  context: EventContext,
  application: ApplicationRow,
  forms: readonly FormRow[],
  byProfileId: string | null,
): Promise<void> {
  const { db } = context
  const said = say(text, 'leased', { home: application.home_title })
  await tellPeople(context, application, forms, { kind: 'leased', said, byProfileId })
  await setEnded(db, application.id, 'leased', null)
  await noteEvent(db, application, { kind: 'leased', byProfileId })
  await showChange(db, application, forms)
}
