import type { AcceptViewing, WithdrawViewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedViewing } from './viewing-steps.ts'
import type { VisitorStep } from './visitor-steps.ts'

/** A step of whoever asked for it while signed in. */
export function answeredSignedIn(step: VisitorStep): Handler<typeof AcceptViewing | typeof WithdrawViewing, ReachedViewing> {
  return (context) => step(context, context.owned)
}
