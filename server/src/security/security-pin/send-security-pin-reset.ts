import { PinNotSet, type SendSecurityPinReset } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { makeLink } from '../../links/links.ts'
import { holdAccountAddress } from '../../identity/accounts/account.public.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { hasPin } from './pin-confirmation.ts'
import { pinResetEmail } from './pin.email.ts'

export const PIN_RESET = defineLink({
  name: 'security-pin-reset',
  opens: null,
  lifetimeSeconds: 30 * 60,
  isSingleUse: true,
  keepsOlder: false,
})

export const sendSecurityPinReset: Handler<typeof SendSecurityPinReset> = async ({ db, services, actor, audit }) => {
  const { accountId } = accountActor(actor)
  if (!(await hasPin(db, accountId))) fail(PinNotSet)
  const { email } = await holdAccountAddress(db, accountId)
  const tokenId = await makeLink(db, PIN_RESET, { accountId, email })
  await notifyAccountHolder({ db, services }, accountId, pinResetEmail, {
    data: ({ firstName }) => ({ firstName }),
    once: tokenId,
    tokenId,
  })
  audit(accountId)
  return { Email: email }
}
