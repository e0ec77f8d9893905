import type { ChangeSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { checkPin, hashNewPin } from './pin-check.ts'
import { replacePin } from './pin.queries.ts'
import { notifyOfNewPin } from './pin-notice.ts'

export const changeSecurityPin: PreparedHandler<typeof ChangeSecurityPin, string> = {
  async prepare({ services, actor }, input) {
    await checkPin(services, accountActor(actor), input.CurrentPin, 'CurrentPin')
    return hashNewPin(input.Pin)
  },

  async run(context, _input, pinHash) {
    const { accountId } = accountActor(context.actor)
    const setAt = await replacePin(context.db, accountId, pinHash)
    await notifyOfNewPin(context)
    context.audit(accountId)
    return { SetAt: setAt.toISOString() }
  },
}
