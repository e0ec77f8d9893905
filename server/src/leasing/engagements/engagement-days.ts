import { EngagementOver, EngagementStarted } from '@keystead/contract/leasing/engagements/engagement.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { markOver, markStarted } from './engagement-days.queries.ts'

/** Tells of agents whose first day has come, or whose last has passed. Answers how many they are. */
export async function notifyOfEngagementDays(context: EventContext, limit: number): Promise<number> {
  const started = await markStarted(context.db, limit)
  await context.services.events.emit(context, EngagementStarted, started)
  const over = await markOver(context.db, limit)
  await context.services.events.emit(context, EngagementOver, over)
  return Math.max(started.length, over.length)
}
