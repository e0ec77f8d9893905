import { ConfirmViewing, ViewingOverlaps } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { invalidMessage, messages } from '@keystead/contract/text/messages.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { tellVisitor } from './tell-visitor.ts'
import { type ReachedViewing, confirmAt, lockForStep } from './viewing-steps.ts'
import { viewingConfirmedMail } from './viewing.mail.ts'
import { isPast, listerIsElsewhere } from './viewing.queries.ts'

export const confirmViewing: Handler<typeof ConfirmViewing, ReachedViewing> = async (context, input) => {
  const { db, services } = context
  const viewing = await lockForStep(db, context.owned, 'confirm', 'lister')
  const startsAt =
    viewing.wished_at.find((wished) => wished.getTime() === Date.parse(input.StartsAt)) ?? failField('StartsAt', invalidMessage('Time'))
  if (await isPast(db, startsAt)) failField('StartsAt', messages.viewingTimePast)
  const agreed = await confirmAt(db, viewing, { startsAt, minutes: input.Minutes, words: input.Words })
  if (!input.DespiteOverlap && (await listerIsElsewhere(db, viewing, startsAt, input.Minutes))) fail(ViewingOverlaps)
  await tellVisitor(services, db, agreed, viewingConfirmedMail, { times: [startsAt.toISOString()] })
  context.audit(viewing.id, { startsAt, minutes: input.Minutes })
  return { ViewingId: viewing.id }
}
