import { randomBytes } from 'node:crypto'
import type { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { checkPin } from './pin-check.ts'
import { insertConfirmation } from './pin.queries.ts'

export const confirmSecurityPin: PreparedHandler<typeof ConfirmSecurityPin, void> = {
  prepare: ({ services, actor }, input) => checkPin(services, accountActor(actor), input.Pin, 'Pin'),

  async run(context, input) {
    const { accountId, sessionId } = accountActor(context.actor)
    const confirmation = randomBytes(32).toString('base64url')
    const expires = await insertConfirmation(
      context.db,
      { accountId, sessionId, operation: input.Operation, objectId: input.ObjectId, amountCents: input.AmountCents },
      sha256(confirmation),
    )
    context.audit(input.ObjectId, { operation: input.Operation, amountCents: input.AmountCents })
    return { Confirmation: confirmation, Expires: expires.toISOString() }
  },
}
