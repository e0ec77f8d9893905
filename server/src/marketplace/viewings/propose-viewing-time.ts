import { ProposeViewingTime, ViewingTimeTaken } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { checkedMoments } from './named-times.ts'
import { tellVisitor } from './tell-visitor.ts'
import { type ReachedViewing, asItIsNow, lockForStep } from './viewing-steps.ts'
import { viewingProposedMail } from './viewing.mail.ts'
import { isTimeTaken, setProposed } from './viewing.queries.ts'

export const proposeViewingTime: Handler<typeof ProposeViewingTime, ReachedViewing> = async (context, input) => {
  const { db, services } = context
  const viewing = await lockForStep(db, context.owned, 'propose', 'lister')
  const [at] = await checkedMoments(db, viewing.time_zone, [input])
  if (!at) throw new Error('one time in, one moment out')
  if (await isTimeTaken(db, viewing, at, input.Minutes)) fail(ViewingTimeTaken)
  await setProposed(db, viewing, { at, minutes: input.Minutes, words: input.Words })
  await tellVisitor(services, db, await asItIsNow(db, viewing), viewingProposedMail, { times: [at.toISOString()] })
  context.audit(viewing.id, { at, minutes: input.Minutes })
  return { ViewingId: viewing.id }
}
