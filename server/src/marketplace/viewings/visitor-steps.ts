import { ViewingMoved } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { tellLister } from './tell-lister.ts'
import { tellVisitor } from './tell-visitor.ts'
import { type ReachedViewing, confirmAt, lockForStep } from './viewing-steps.ts'
import { viewingAcceptedMail, viewingConfirmedMail, viewingWithdrawnMail } from './viewing.mail.ts'
import { plannedTimes } from './viewing.present.ts'
import { isPast, setEnded } from './viewing.queries.ts'

/*
 * What a visitor does, whether signed in or with the link of a mail.
 */

export type VisitorStep = (context: CallContext, reached: ReachedViewing) => Promise<{ ViewingId: string }>

export const acceptProposal: VisitorStep = async (context, reached) => {
  const { db, services } = context
  const viewing = await lockForStep(db, reached, 'accept', 'visitor')
  const startsAt = viewing.proposed_at
  if (!startsAt || (await isPast(db, startsAt))) fail(ViewingMoved)
  const agreed = await confirmAt(db, viewing, { startsAt, minutes: viewing.minutes, words: viewing.words })
  await tellVisitor(services, db, agreed, viewingConfirmedMail, { times: [startsAt.toISOString()] })
  await tellLister(context, agreed, {
    mail: viewingAcceptedMail,
    message: `accepted the time that you proposed for ${viewing.asset_title}.`,
    times: [startsAt],
  })
  context.audit(viewing.id, { startsAt })
  return { ViewingId: viewing.id }
}

export const withdraw: VisitorStep = async (context, reached) => {
  const { db } = context
  const viewing = await lockForStep(db, reached, 'cancel', 'visitor')
  await setEnded(db, viewing, { state: 'Cancelled', by: 'visitor', words: null, reasonId: null })
  await tellLister(context, viewing, {
    mail: viewingWithdrawnMail,
    message: `called off a tour of ${viewing.asset_title}.`,
    times: plannedTimes(viewing),
  })
  context.audit(viewing.id)
  return { ViewingId: viewing.id }
}
