import type { TenancyBegan } from '@keystead/contract/leasing/leases/lease.events.ts'
import { DECIDABLE_STATES } from '@keystead/contract/applications/applications/application.values.ts'
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
import { type HomeLeased, listHomesLeased } from './decision.queries.ts'
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
  const homes = new Map((await listHomesLeased(db, assetIds)).map((home) => [home.id, home]))
  for (const application of open) {
    const of = tenancies.filter(({ assetId }) => assetId === application.asset_id)
    const own = forms.filter(({ application_id }) => application_id === application.id)
    if (hasLedToIt(application, own, of)) await endAsLeased(context, application, own, of[0]!.byProfileId)
    else if (isTaken(application, of, homes.get(application.asset_id), open, forms))
      await endOpen(context, application, { status: 'closed', byProfileId: of[0]!.byProfileId, reason: text.homeLeased })
  }
}

function hasLedToIt({ status }: ApplicationRow, forms: readonly FormRow[], tenancies: readonly Tenancy[]): boolean {
  return DECIDABLE_STATES.includes(status) && forms.some(({ profile_id }) => tenancies.some(({ profileId }) => profileId === profile_id))
}

/** A shared room may have a place left, which its landlord knows. */
function isTaken(
  { move_in_on }: ApplicationRow,
  tenancies: readonly Tenancy[],
  home: HomeLeased | undefined,
  open: readonly ApplicationRow[],
  forms: readonly FormRow[],
): boolean {
  if (!home || home.is_shared) return false
  const applied = tenancies.some((tenancy) =>
    open.some((other) => {
      const own = forms.filter(({ application_id }) => application_id === other.id)
      return other.asset_id === tenancy.assetId && hasLedToIt(other, own, [tenancy])
    }),
  )
  return tenancies.some(
    ({ startsOn, endsOn }) => (applied || startsOn >= home.today) && (endsOn === null || endsOn >= (move_in_on ?? home.today)),
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
