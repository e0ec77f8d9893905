import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { DenyViewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { DENIAL_REASONS } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import type { Handler } from '../../rpc/module.ts'
import { tellVisitor } from './tell-visitor.ts'
import { type ReachedViewing, lockForStep } from './viewing-steps.ts'
import { viewingDeniedMail } from './viewing.mail.ts'
import { setEnded } from './viewing.queries.ts'

export const denyViewing: Handler<typeof DenyViewing, ReachedViewing> = async (context, input) => {
  const { db, services } = context
  const viewing = await lockForStep(db, context.owned, 'deny', 'lister')
  await setEnded(db, viewing, { state: 'Denied', by: 'lister', words: input.Words, reasonId: input.ReasonId })
  const reason = textOf(DENIAL_REASONS, input.ReasonId) ?? ''
  await tellVisitor(services, db, viewing, viewingDeniedMail, { times: [], reason })
  context.audit(viewing.id, { reasonId: input.ReasonId })
  return { ViewingId: viewing.id }
}
