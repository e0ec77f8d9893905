import type { GetPaymentSubAccountsCountByStatus } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SUB_ACCOUNT_STATUSES, type SubAccountStatusName } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { paymentAccountsOf } from './payment-account.access.ts'
import { countByStatus } from './payment-account.queries.ts'

export const getPaymentSubAccountsCountByStatus: Handler<typeof GetPaymentSubAccountsCountByStatus> = async ({ db, actor }) => {
  const counts = await countByStatus(db, paymentAccountsOf(profileActor(actor)))
  const countOf = (name: SubAccountStatusName) => counts.find(({ status }) => status === SUB_ACCOUNT_STATUSES[name])?.count ?? 0
  return { Pending: countOf('Pending'), Active: countOf('Active'), Processing: countOf('Processing'), Rejected: countOf('Rejected') }
}
