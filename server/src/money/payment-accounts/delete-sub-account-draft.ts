import { type DeleteSubAccountDraft, SubAccountNotDraft } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { isDraft, lockOwned } from './draft-guards.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { deleteDraft } from './payment-account.queries.ts'

export const deleteSubAccountDraft: Handler<typeof DeleteSubAccountDraft, ReachedPaymentAccount> = async ({ db, owned, audit }) => {
  const row = await lockOwned(db, owned)
  if (!isDraft(row)) fail(SubAccountNotDraft)
  await deleteDraft(db, row.id)
  audit(row.id)
  return { SubAccountId: row.id }
}
