import { type StartTotp, TotpIsOn } from '@keystead/contract/security/factors/factor.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { getFactors, replacePendingTotp } from './factor.queries.ts'
import { newTotpSecret, totpPlace, totpUrl } from './totp.ts'

export const startTotp: Handler<typeof StartTotp> = async (context) => {
  const { accountId } = accountActor(context.actor)
  const { sealer, settings } = context.services
  const secret = newTotpSecret()
  if (!(await replacePendingTotp(context.db, accountId, sealer.seal(secret, totpPlace(accountId))))) fail(TotpIsOn)
  const { email } = await getFactors(context.db, accountId)
  context.audit(accountId)
  return { Secret: secret, Url: totpUrl(secret, settings.COMPANY_NAME, email) }
}
