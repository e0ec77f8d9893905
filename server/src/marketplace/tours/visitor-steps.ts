import { ViewingMoved } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { notifyLister } from './notify-lister.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { type ReachedTour, confirmAt, lockForStep } from './tour-steps.ts'
import { tourAcceptedEmail, tourConfirmedEmail, tourWithdrawnEmail } from './tour.email.ts'
import { say } from '../../text/said.ts'
import { text } from './tour.text.ts'
import { plannedTimes } from './tour.present.ts'
import { isPast, setEnded } from './tour.queries.ts'

/*
 * What a visitor does, whether signed in or with the link of an email.
 */

export type VisitorStep = (context: CallContext, reached: ReachedTour) => Promise<{ ViewingId: string }>

export const acceptProposal: VisitorStep = async (context, reached) => {
  const { db, services } = context
  const tour = await lockForStep(db, reached, 'accept', 'visitor')
  const startsAt = tour.proposed_at
  if (!startsAt || (await isPast(db, startsAt))) fail(ViewingMoved)
  const agreed = await confirmAt(db, tour, { startsAt, minutes: tour.minutes, words: tour.words })
  await notifyVisitor(services, db, agreed, tourConfirmedEmail, { times: [startsAt.toISOString()] })
  await notifyLister(context, agreed, {
    email: tourAcceptedEmail,
    said: say(text, 'acceptedTime', { home: tour.asset_title }),
    times: [startsAt],
  })
  context.audit(tour.id, { startsAt })
  return { ViewingId: tour.id }
}

export const withdraw: VisitorStep = async (context, reached) => {
  const { db } = context
  const tour = await lockForStep(db, reached, 'cancel', 'visitor')
  await setEnded(db, tour, { state: 'Cancelled', by: 'visitor', words: null, reasonId: null })
  await notifyLister(context, tour, {
    email: tourWithdrawnEmail,
    said: say(text, 'canceledTour', { home: tour.asset_title }),
    times: plannedTimes(tour),
  })
  context.audit(tour.id)
  return { ViewingId: tour.id }
}
