import { PinNotSet, type SendSecurityPinReset } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { makeLink } from '../../links/links.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { tellAccountHolder } from '../../platform/notifications/notification.public.ts'
import { hasPin } from './pin-confirmation.ts'
import { pinResetMail } from './pin.mail.ts'

export const PIN_RESET = 'security-pin-reset'
const LIFETIME_SECONDS = 30 * 60

export const sendSecurityPinReset: Handler<typeof SendSecurityPinReset> = async ({ db, services, actor, audit }) => {
  const { accountId } = accountActor(actor)
  if (!(await hasPin(db, accountId))) fail(PinNotSet)
  const { email } = await getAccountHolder(db, accountId)
  const tokenId = await makeLink(db, { accountId, purpose: PIN_RESET, email, lifetimeSeconds: LIFETIME_SECONDS })
  await tellAccountHolder({ db, services }, accountId, pinResetMail, { data: ({ firstName }) => ({ firstName }), once: tokenId, tokenId })
  audit(accountId)
  return { Email: email }
}
