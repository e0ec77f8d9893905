import type { GetSecurityFactors } from '@keystead/contract/security/factors/factor.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { passkeysOf } from './factor.access.ts'
import { presentPasskey } from './factor.present.ts'
import { getFactors } from './factor.queries.ts'
import { listPasskeys } from './passkey.queries.ts'

export const getSecurityFactors: Handler<typeof GetSecurityFactors> = async ({ db, actor }) => {
  const account = accountActor(actor)
  const { hasPassword, totpSince, recoveryCodesLeft } = await getFactors(db, account.accountId)
  return {
    HasPassword: hasPassword,
    TotpSince: totpSince?.toISOString() ?? null,
    RecoveryCodesLeft: recoveryCodesLeft,
    Passkeys: (await listPasskeys(db, passkeysOf(account))).map(presentPasskey),
  }
}
