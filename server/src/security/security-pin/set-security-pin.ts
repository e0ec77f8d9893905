import { PinExists, type SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { hashNewPin } from './pin-check.ts'
import { insertPin } from './pin.queries.ts'
import { notifyOfNewPin } from './pin-notice.ts'

export const setSecurityPin: PreparedHandler<typeof SetSecurityPin, string> = {
  prepare: (_context, input) => hashNewPin(input.Pin),

  async run(context, _input, pinHash) {
    const { accountId } = accountActor(context.actor)
    const setAt = await insertPin(context.db, accountId, pinHash)
    if (!setAt) fail(PinExists)
    await notifyOfNewPin(context)
    context.audit(accountId)
    return { SetAt: setAt.toISOString() }
  },
}
