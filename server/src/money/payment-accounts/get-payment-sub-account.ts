import { type GetPaymentSubAccount, SubAccountNotFound } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { actingAs } from '../../database/pool.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { hasPin } from '../../security/security-pin/pin.public.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { presentPaymentAccount } from './payment-account.present.ts'
import { findPaymentAccount } from './payment-account.queries.ts'

export const getPaymentSubAccount: Handler<typeof GetPaymentSubAccount, ReachedPaymentAccount> = async ({ db, actor, owned }) => {
  const row = (await findPaymentAccount(db, owned.scope, owned.subAccountId)) ?? fail(SubAccountNotFound)
  const { accountId } = accountActor(actor)
  return presentPaymentAccount(row, { hasPin: await actingAs(db, accountId, () => hasPin(db, accountId)) })
}
