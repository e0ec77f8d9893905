import type { AcceptViewing, WithdrawViewing } from '@keystead/contract/assets/viewings/viewing.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { listerToTell } from './tell-lister.ts'
import { viewingRequestsOf } from './viewing.access.ts'
import { type Lister, findViewing } from './viewing.queries.ts'
import type { VisitorStep } from './visitor-steps.ts'

/** A step of whoever asked for it while signed in. */
export function answeredSignedIn(step: VisitorStep): PreparedHandler<typeof AcceptViewing | typeof WithdrawViewing, Lister | null> {
  return {
    async prepare({ services, actor }, input) {
      const { accountId } = accountActor(actor)
      const viewing = await services.database.transaction(
        { kind: 'account', accountId },
        (db) => findViewing(db, 'visitor', viewingRequestsOf({ accountId }), input.ViewingId),
        { readOnly: true },
      )
      return viewing && listerToTell(services, viewing.profile_id)
    },
    run: (context, input, lister) =>
      step(context, { through: 'visitor', scope: viewingRequestsOf(accountActor(context.actor)), viewingId: input.ViewingId }, lister),
  }
}
