import {
  AgreementNotAccepted,
  AgreementOutdated,
  CREATE_SUB_ACCOUNT,
  type CreateSubAccount,
  SubAccountAlreadyActive,
  SubAccountChanged,
  SubAccountProcessing,
  SubAccountRejected,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SUB_ACCOUNT_STATUSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { spendPinConfirmation } from '../../security/security-pin/pin.public.ts'
import { askGateway } from './ask-gateway.ts'
import { birthDateOf, completeAccount, taxNumberOf } from './complete-account.ts'
import { gatewayOf, isDraft, lockOwned, refuseWhileProcessing } from './draft-guards.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { type PaymentAccountRow, countOwn, lockPaymentAccounts, noteSubmitted } from './payment-account.queries.ts'

/** The row is written and the gateway asked once that has committed; what it says is noted when it says it. */
export const createSubAccount: Handler<typeof CreateSubAccount, ReachedPaymentAccount> = async (context, input) => {
  const { db, owned, services, audit } = context
  gatewayOf(services)
  await lockPaymentAccounts(db, owned.scope)
  const row = await lockOwned(db, owned)
  refuseWhereHandedIn(row)
  if (row.version !== input.Version) fail(SubAccountChanged)
  refuseWhileProcessing(await countOwn(db, owned.scope))
  if (row.agreement_version === null) fail(AgreementNotAccepted)
  if (row.agreement_version !== AGREEMENT_VERSION) fail(AgreementOutdated)
  const taxNumber = taxNumberOf(row, input)
  const account = await completeAccount(db, row, { ...input, BirthDate: await birthDateOf(db, input.BirthDate), taxNumber })
  await spendPinConfirmation(context, { operation: CREATE_SUB_ACCOUNT, objectId: row.id, confirmation: input.PinConfirmation })
  await noteSubmitted(db, row.id, {
    bankLast4: input.BankAccountNumber.slice(-4),
    ssnLast4: input.Last4Ssn,
    taxLast4: taxNumber?.slice(-4) ?? null,
  })
  await askGateway(services, db, row.id, { kind: 'create', account })
  audit(row.id, { handedIn: true })
  return { SubAccountId: row.id, StatusId: SUB_ACCOUNT_STATUSES.Processing }
}

/** In another tab, or a while ago. */
function refuseWhereHandedIn(row: PaymentAccountRow): void {
  if (row.status === SUB_ACCOUNT_STATUSES.Active) fail(SubAccountAlreadyActive)
  if (row.status === SUB_ACCOUNT_STATUSES.Rejected) fail(SubAccountRejected)
  if (!isDraft(row)) fail(SubAccountProcessing)
}
