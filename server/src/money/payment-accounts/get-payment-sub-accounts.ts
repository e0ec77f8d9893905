import type { GetPaymentSubAccounts } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { paymentAccountsOf } from './payment-account.access.ts'
import { presentCard } from './payment-account.present.ts'
import { listPaymentAccounts } from './payment-account.queries.ts'

export const getPaymentSubAccounts: Handler<typeof GetPaymentSubAccounts> = async ({ db, actor }, { Status, ...paging }) => {
  const { rows, count } = await listPaymentAccounts(db, paymentAccountsOf(profileActor(actor)), { status: Status, ...rowsOf(paging) })
  return pageWith(rows.map(presentCard), paging, count)
}
