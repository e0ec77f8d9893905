import { ProposeViewingTime, ViewingTimeTaken } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { checkedMoments } from './named-times.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { type ReachedTour, asItIsNow, lockForStep } from './tour-steps.ts'
import { tourProposedEmail } from './tour.email.ts'
import { isTimeTaken, setProposed } from './tour.queries.ts'

export const proposeTourTime: Handler<typeof ProposeViewingTime, ReachedTour> = async (context, input) => {
  const { db, services } = context
  const tour = await lockForStep(db, context.owned, 'propose', 'lister')
  const [at] = await checkedMoments(db, tour.time_zone, [input])
  if (!at) throw new Error('one time in, one moment out')
  if (await isTimeTaken(db, tour, at, input.Minutes)) fail(ViewingTimeTaken)
  await setProposed(db, tour, { at, minutes: input.Minutes, words: input.Words })
  await notifyVisitor(services, db, await asItIsNow(db, tour), tourProposedEmail, { times: [at.toISOString()] })
  context.audit(tour.id, { at, minutes: input.Minutes })
  return { ViewingId: tour.id }
}
