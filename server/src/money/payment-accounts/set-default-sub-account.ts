import { PaymentAccountChanged } from '@keystead/contract/money/payment-accounts/payment-account.events.ts'
import { type SetDefaultSubAccount, SubAccountNotActive } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SUB_ACCOUNT_STATUSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { lockOwned } from './draft-guards.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { lockPaymentAccounts, makeDefault } from './payment-account.queries.ts'

export const setDefaultSubAccount: Handler<typeof SetDefaultSubAccount, ReachedPaymentAccount> = async (context) => {
  const { db, owned, services, audit } = context
  await lockPaymentAccounts(db, owned.scope)
  const row = await lockOwned(db, owned)
  if (row.status !== SUB_ACCOUNT_STATUSES.Active || row.is_restricted) fail(SubAccountNotActive)
  if (!row.is_default) {
    await makeDefault(db, row)
    await services.events.emit(context, PaymentAccountChanged, [
      { id: row.id, accountId: row.account_id, profileId: row.profile_id, isActive: true },
    ])
  }
  audit(row.id)
  return { SubAccountId: row.id }
}
