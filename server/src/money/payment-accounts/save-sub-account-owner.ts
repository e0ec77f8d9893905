import {
  type SaveSubAccountOwner,
  SubAccountNotFound,
  TooManySubAccountDrafts,
  TooManySubAccounts,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { MOST_SUB_ACCOUNTS, MOST_SUB_ACCOUNT_DRAFTS } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { gatewayOf, lockOwnDraft, refuseWhileProcessing } from './draft-guards.ts'
import { paymentAccountsOf } from './payment-account.access.ts'
import {
  type OwnerColumns,
  countOwn,
  findPaymentAccount,
  insertPaymentAccount,
  lockPaymentAccounts,
  writePaymentAccount,
} from './payment-account.queries.ts'
import { newSubAccountKey } from './sub-account-key.ts'

export const saveSubAccountOwner: Handler<typeof SaveSubAccountOwner> = async ({ db, actor, services, audit }, input) => {
  gatewayOf(services)
  const scope = paymentAccountsOf(profileActor(actor))
  await lockPaymentAccounts(db, scope)
  const columns = columnsOf(input)
  if (input.SubAccountId !== null) {
    const reached = { scope, subAccountId: input.SubAccountId }
    if (!(await findPaymentAccount(db, scope, input.SubAccountId))) fail(SubAccountNotFound)
    const { id } = await lockOwnDraft(db, reached, input.Version)
    const version = await writePaymentAccount(db, id, columns)
    audit(id, { step: 'owner' })
    return { SubAccountId: id, Version: version }
  }
  const counts = await countOwn(db, scope)
  refuseWhileProcessing(counts)
  if (counts.drafts >= MOST_SUB_ACCOUNT_DRAFTS) fail(TooManySubAccountDrafts)
  if (counts.all >= MOST_SUB_ACCOUNTS) fail(TooManySubAccounts)
  const { id, version } = await insertPaymentAccount(db, scope, {
    isAccountLevel: input.IsAccountLevel === 1,
    columns: { ...columns, sub_account_key: newSubAccountKey() },
  })
  audit(id, { step: 'owner' })
  return { SubAccountId: id, Version: version }
}

/** What a company has is left out for a person. */
function columnsOf(input: ParsedInputOf<typeof SaveSubAccountOwner>): OwnerColumns {
  const isCompany = input.OwnerType === 'company'
  return {
    owner_type: input.OwnerType,
    business_structure: isCompany ? input.BusinessStructure : null,
    legal_name: isCompany ? input.LegalName : null,
    dba_name: input.DbaName,
    first_name: input.FirstName,
    last_name: input.LastName,
    website: input.Website,
  }
}
