import { CancelViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { type ReachedTour, lockForStep } from './tour-steps.ts'
import { tourCancelledEmail } from './tour.email.ts'
import { plannedTimes } from './tour.present.ts'
import { setEnded } from './tour.queries.ts'

export const cancelTour: Handler<typeof CancelViewing, ReachedTour> = async (context, input) => {
  const { db, services } = context
  const tour = await lockForStep(db, context.owned, 'cancel', 'lister')
  await setEnded(db, tour, { state: 'Cancelled', by: 'lister', words: input.Words, reasonId: null })
  await notifyVisitor(services, db, tour, tourCancelledEmail, { times: plannedTimes(tour).map((time) => time.toISOString()) })
  context.audit(tour.id)
  return { ViewingId: tour.id }
}
