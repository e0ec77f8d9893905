import { ConfirmViewing, ViewingOverlaps } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/marketplace/tours/tours-messages.text.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { type ReachedTour, confirmAt, lockForStep } from './tour-steps.ts'
import { tourConfirmedEmail } from './tour.email.ts'
import { isPast, listerIsElsewhere } from './tour.queries.ts'

export const confirmTour: Handler<typeof ConfirmViewing, ReachedTour> = async (context, input) => {
  const { db, services } = context
  const tour = await lockForStep(db, context.owned, 'confirm', 'lister')
  const startsAt =
    tour.wished_at.find((wished) => wished.getTime() === Date.parse(input.StartsAt)) ?? failField('StartsAt', invalidMessage('Time'))
  if (await isPast(db, startsAt)) failField('StartsAt', messages.tourTimePast)
  const agreed = await confirmAt(db, tour, { startsAt, minutes: input.Minutes, words: input.Words })
  if (!input.DespiteOverlap && (await listerIsElsewhere(db, tour, startsAt, input.Minutes))) fail(ViewingOverlaps)
  await notifyVisitor(services, db, agreed, tourConfirmedEmail, { times: [startsAt.toISOString()] })
  context.audit(tour.id, { startsAt, minutes: input.Minutes })
  return { ViewingId: tour.id }
}
