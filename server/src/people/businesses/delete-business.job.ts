import { DELETION_STEPS } from '@keystead/contract/people/businesses/business.events.ts'
import { deleteSeat } from '../../access/seat.queries.ts'
import { everything } from '../../database/pool.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { anonymous } from '../../rpc/actor.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Services } from '../../rpc/services.ts'
import { leaveTombstone } from '../../security/closing/closing.public.ts'
import type { DeleteBusinessJob } from './delete-business.job-definition.ts'
import { eraseBusiness, lockLeaving, removeSomeMembers } from './deletion.queries.ts'
import { takeSomeApart } from './take-apart.ts'

const CLAIMS = everything('a business is deleted with all that it has')
const MEMBERS_AT_ONCE = 50

type Leaving = { readonly id: string; readonly account_id: string; readonly profile_id: string; readonly status: 'deleting' | 'deleted' }
type Step = (context: EventContext, business: Leaving) => Promise<boolean>

/** Members first, who could add to it; the row without a name last. Each step is repeated for as long as it finds something. */
const STEPS: readonly Step[] = [
  removeMembers,
  ...DELETION_STEPS.map(
    (step): Step =>
      (context, business) =>
        takeSomeApart(context, business, step),
  ),
  leaveRow,
]

/**
 * Each batch in a transaction of its own, with the business locked: broken off anywhere, another run comes to the same end. Afterwards it takes
 * away what a call has left that had begun before.
 */
export async function deleteBusinesses(services: Services, { businessId }: DeleteBusinessJob, signal: AbortSignal): Promise<void> {
  for (const step of STEPS) while (await inTransaction(services, businessId, step)) signal.throwIfAborted()
}

async function inTransaction(services: Services, businessId: string, step: Step): Promise<boolean> {
  const after: (() => Promise<void>)[] = []
  const foundSome = await services.jobDatabase.transaction(CLAIMS, async (db) => {
    const business = await lockLeaving(db, businessId)
    if (!business) return false
    return step({ db, services, actor: anonymous, afterCommit: (work) => void after.push(work) }, business)
  })
  for (const work of after) await work()
  return foundSome
}

async function removeMembers({ db, services }: EventContext, { id, profile_id }: Leaving): Promise<boolean> {
  const members = await removeSomeMembers(db, id, MEMBERS_AT_ONCE)
  for (const member of members) {
    await deleteSeat(db, member.id)
    await services.sessions.leaveProfile(db, member.person_account_id, profile_id)
    await services.changes.notifyOwn(db, { account: member.person_account_id, by: null, changes: ['business', 'member', 'profile'] })
  }
  return members.length > 0
}

async function leaveRow(context: EventContext, { id, account_id, status }: Leaving): Promise<boolean> {
  if (status === 'deleted') return false
  const { db, services, afterCommit } = context
  const pictures = await eraseBusiness(db, id)
  afterCommit(async () => {
    for (const storageKey of pictures) await releasePicture(services, storageKey)
  })
  await leaveTombstone(context, account_id, null)
  return false
}
