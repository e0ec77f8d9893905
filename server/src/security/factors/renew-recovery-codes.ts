import { type RenewRecoveryCodes, TotpIsOff } from '@keystead/contract/security/factors/factor.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { lockTotp, replaceRecoveryCodes } from './factor.queries.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'

export const renewRecoveryCodes: Handler<typeof RenewRecoveryCodes> = async (context) => {
  const { accountId } = accountActor(context.actor)
  const factor = await lockTotp(context.db, accountId)
  if (!factor?.isOn) fail(TotpIsOff)
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(context.db, accountId, codes.map(recoveryCodeHash))
  context.audit(accountId)
  return { RecoveryCodes: codes }
}
