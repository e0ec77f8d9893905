import { CancelViewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { tellVisitor } from './tell-visitor.ts'
import { type ReachedViewing, lockForStep } from './viewing-steps.ts'
import { viewingCancelledMail } from './viewing.mail.ts'
import { plannedTimes } from './viewing.present.ts'
import { setEnded } from './viewing.queries.ts'

export const cancelViewing: Handler<typeof CancelViewing, ReachedViewing> = async (context, input) => {
  const { db, services } = context
  const viewing = await lockForStep(db, context.owned, 'cancel', 'lister')
  await setEnded(db, viewing, { state: 'Cancelled', by: 'lister', words: input.Words, reasonId: null })
  await tellVisitor(services, db, viewing, viewingCancelledMail, { times: plannedTimes(viewing).map((time) => time.toISOString()) })
  context.audit(viewing.id)
  return { ViewingId: viewing.id }
}
