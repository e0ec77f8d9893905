import { PinLinkExpired, type ResetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { spendLink } from '../../links/links.ts'
import { forgetPinTries, hashNewPin } from './pin-check.ts'
import { replacePin } from './pin.queries.ts'
import { notifyOfNewPin } from './pin-notice.ts'
import { PIN_RESET } from './send-security-pin-reset.ts'

export const resetSecurityPin: PreparedHandler<typeof ResetSecurityPin, string> = {
  prepare: (_context, input) => hashNewPin(input.Pin),

  async run(context, input, pinHash) {
    const { accountId } = accountActor(context.actor)
    const spent = await spendLink(context.db, [PIN_RESET], input.Token)
    // A link of another account is like none; the failure leaves that one unspent.
    if (spent?.accountId !== accountId) fail(PinLinkExpired)
    const setAt = await replacePin(context.db, accountId, pinHash)
    await forgetPinTries(context.db, accountId)
    await notifyOfNewPin(context)
    context.audit(accountId)
    return { SetAt: setAt.toISOString() }
  },
}
