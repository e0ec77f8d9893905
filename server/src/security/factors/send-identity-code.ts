import { ConfirmMethodNotAvailable, type SendIdentityCode } from '@keystead/contract/security/factors/factor.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { confirmMethodsOf } from './confirm-methods.ts'
import { identityCodeEmail } from './factor.email.ts'
import { getFactors } from './factor.queries.ts'
import { identityCodeHash, newIdentityCode } from './identity-code.ts'
import { replaceIdentityCode } from './identity-code.queries.ts'

export const sendIdentityCode: Handler<typeof SendIdentityCode> = async (context) => {
  const { db, services } = context
  const { accountId } = accountActor(context.actor)
  const factors = await getFactors(db, accountId)
  if (!confirmMethodsOf(factors).includes('emailCode')) fail(ConfirmMethodNotAvailable)
  const code = newIdentityCode()
  await replaceIdentityCode(db, accountId, identityCodeHash(services.signer, accountId, code))
  await notifyAccountHolder(context, accountId, identityCodeEmail, { data: {}, code })
  context.audit(accountId)
  return { Email: factors.email }
}
