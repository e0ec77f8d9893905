import type { AcceptViewing, WithdrawViewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { viewingRequestsOf } from './viewing.access.ts'
import type { VisitorStep } from './visitor-steps.ts'

/** A step of whoever asked for it while signed in. */
export function answeredSignedIn(step: VisitorStep): Handler<typeof AcceptViewing | typeof WithdrawViewing> {
  return (context, input) =>
    step(context, { through: 'visitor', scope: viewingRequestsOf(accountActor(context.actor)), viewingId: input.ViewingId })
}
