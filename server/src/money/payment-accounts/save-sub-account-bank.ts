import type { SaveSubAccountBank } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { lockOwnDraft } from './draft-guards.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { type BankColumns, writePaymentAccount } from './payment-account.queries.ts'

export const saveSubAccountBank: Handler<typeof SaveSubAccountBank, ReachedPaymentAccount> = async ({ db, owned, audit }, input) => {
  const { id } = await lockOwnDraft(db, owned, input.Version)
  const columns: BankColumns = { holder_name: input.HolderName, bank_account_type: input.BankAccountType, deposit_for: input.DepositFor }
  const version = await writePaymentAccount(db, id, columns)
  audit(id, { step: 'bank' })
  return { SubAccountId: id, Version: version }
}
