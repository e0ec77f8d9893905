import type { AcceptViewing, WithdrawViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedTour } from './tour-steps.ts'
import type { VisitorStep } from './visitor-steps.ts'

/** A step of whoever asked for it while signed in. */
export function answeredSignedIn(step: VisitorStep): Handler<typeof AcceptViewing | typeof WithdrawViewing, ReachedTour> {
  return (context) => step(context, context.owned)
}
