import { HomesMoved, HomesToMove, HowManyToMove } from '@keystead/contract/people/businesses/business.events.ts'
import { announceChange } from '../../live/announce-change.ts'
import type { EventContext } from '../../rpc/events.ts'
import { LATECOMERS_MS } from './latecomers.ts'
import { moveInJob } from './move-in.job-definition.ts'
import { type MovingBusiness, countMovedIn, endMovingIn, lockMovingBusiness } from './moving.queries.ts'

const HOMES_AT_ONCE = 200

export async function countHomesToMove(context: EventContext, from: { profileId: string; fromAccountId: string }): Promise<number> {
  const counts = await context.services.events.ask(context, HowManyToMove, from)
  return counts.reduce((sum, count) => sum + count, 0)
}

/** In the transaction in which a business is founded: the first homes are there at once, and a job brings the rest. */
export async function moveInNow(context: EventContext, businessId: string): Promise<void> {
  const { db, services } = context
  await moveBatch(context, businessId, { mayExceed: false })
  await services.jobs.enqueue(db, moveInJob, { businessId }, businessId)
  const later = new Date(services.clock.now().getTime() + LATECOMERS_MS)
  await services.jobs.enqueue(db, moveInJob, { businessId }, `${businessId}:latecomers`, { notBefore: later })
}

/** Moves the next homes, with all that hangs on them. Answers how many; none where all are there. */
export async function moveBatch(context: EventContext, businessId: string, { mayExceed = true } = {}): Promise<number> {
  const business = await lockMovingBusiness(context.db, businessId)
  if (!business) return 0
  const homes = await nextHomes(context, business, mayExceed)
  if (homes.length > 0) await moveHomes(context, business, homes)
  else if (mayExceed) await endMovingIn(context.db, businessId)
  await announceChange(context.db, [business.profile_id], ['business', 'asset'])
  return homes.length
}

async function nextHomes(context: EventContext, { profile_id, founder_account_id }: MovingBusiness, mayExceed: boolean): Promise<string[]> {
  const wanted = { profileId: profile_id, fromAccountId: founder_account_id, atMost: HOMES_AT_ONCE, mayExceed }
  return (await context.services.events.ask(context, HomesToMove, wanted)).flat()
}

async function moveHomes(context: EventContext, business: MovingBusiness, homes: readonly string[]): Promise<void> {
  const { account_id: accountId, founder_account_id: fromAccountId, profile_id: profileId } = business
  await context.services.events.emit(
    context,
    HomesMoved,
    homes.map((id) => ({ id, accountId, fromAccountId, profileId })),
  )
  await countMovedIn(context.db, business.id, homes.length)
}
