import { AccountClosing, AccountSoonClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { CLOSE_ACCOUNT, type CloseAccount, EmailNotOwn } from '@keystead/contract/security/closing/closing.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { lockAccountEmail } from '../../identity/accounts/account.public.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { refuseWhereVetoed } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { hasPin, spendPinConfirmation } from '../security-pin/pin.public.ts'
import { accountClosedEmail } from './closing.email.ts'
import { eraseAccount } from './erase-account.ts'

export const closeAccount: Handler<typeof CloseAccount> = async (context, input) => {
  const { db } = context
  const { accountId } = accountActor(context.actor)
  await context.services.events.emit(context, AccountSoonClosing, [{ id: accountId, accountId }])
  const account = (await lockAccountEmail(db, accountId)) ?? fail(CallErrors.SignInRequired)
  if (account.email !== input.Email) fail(EmailNotOwn, { Email: EmailNotOwn.message })
  await refuseWhereVetoed(context, AccountClosing, [{ id: accountId, accountId }])
  if (await hasPin(db, accountId))
    await spendPinConfirmation(context, { operation: CLOSE_ACCOUNT, objectId: accountId, confirmation: input.PinConfirmation })
  const unlisted = await eraseAccount(context, accountId, { reason: input.Reason, email: accountClosedEmail })
  context.setSession({ kind: 'end' })
  context.audit(accountId, { unlisted })
  return { Closed: true }
}
