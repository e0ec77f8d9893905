import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { DenyViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { DENIAL_REASONS } from '@keystead/contract/marketplace/tours/tour.values.ts'
import type { Handler } from '../../rpc/module.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { type ReachedTour, lockForStep } from './tour-steps.ts'
import { tourDeniedEmail } from './tour.email.ts'
import { setEnded } from './tour.queries.ts'

export const denyTour: Handler<typeof DenyViewing, ReachedTour> = async (context, input) => {
  const { db, services } = context
  const tour = await lockForStep(db, context.owned, 'deny', 'lister')
  await setEnded(db, tour, { state: 'Denied', by: 'lister', words: input.Words, reasonId: input.ReasonId })
  const reason = textOf(DENIAL_REASONS, input.ReasonId) ?? ''
  await notifyVisitor(services, db, tour, tourDeniedEmail, { times: [], reason })
  context.audit(tour.id, { reasonId: input.ReasonId })
  return { ViewingId: tour.id }
}
