import {
  AgreementOutdated,
  SubAccountChangeUnderWay,
  SubAccountChanged,
  SubAccountNotChangeable,
  SubAccountProcessing,
  SubAccountRejected,
  UPDATE_SUB_ACCOUNT,
  type UpdateSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SUB_ACCOUNT_STATUSES } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { spendPinConfirmation } from '../../security/security-pin/pin.public.ts'
import { askGateway } from './ask-gateway.ts'
import { changesOf } from './changes-of-account.ts'
import { gatewayOf, isDraft, lockOwned } from './draft-guards.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { type PaymentAccountRow, acceptAgreement, findPaymentAccount } from './payment-account.queries.ts'

/** What is changed is kept here once the gateway has taken it. */
export const updateSubAccount: Handler<typeof UpdateSubAccount, ReachedPaymentAccount> = async (context, input) => {
  const { db, actor, origin, owned, services, audit } = context
  gatewayOf(services)
  const row = await lockOwned(db, owned)
  refuseWhereNotChangeable(row)
  if (row.version !== input.Version) fail(SubAccountChanged)
  if (input.AgreementVersion !== null && input.AgreementVersion !== AGREEMENT_VERSION) fail(AgreementOutdated)
  const change = await changesOf(db, row, input)
  await spendPinConfirmation(context, { operation: UPDATE_SUB_ACCOUNT, objectId: row.id, confirmation: input.PinConfirmation })
  if (input.AgreementVersion !== null)
    await acceptAgreement(db, row.id, { version: AGREEMENT_VERSION, ip: origin.ip, accountId: accountActor(actor).accountId })
  const accepted = (await findPaymentAccount(db, owned.scope, row.id))!
  const agreement = input.AgreementVersion === null ? null : agreementIn(accepted)
  await askGateway(services, db, row.id, {
    kind: 'update',
    changes: { ...change.changes, ...(agreement && { agreement }) },
    keeps: change.keeps,
  })
  const written = (await findPaymentAccount(db, owned.scope, row.id))!
  audit(row.id, { changed: Object.keys(change.changes) })
  return { SubAccountId: row.id, Version: written.version }
}

function agreementIn({ agreement_accepted_at, agreement_ip, agreement_version }: PaymentAccountRow) {
  return { acceptedAt: agreement_accepted_at!.toISOString(), ip: agreement_ip!, version: agreement_version! }
}

function refuseWhereNotChangeable(row: PaymentAccountRow): void {
  if (isDraft(row)) fail(SubAccountNotChangeable)
  if (row.status === SUB_ACCOUNT_STATUSES.Rejected) fail(SubAccountRejected)
  if (row.status === SUB_ACCOUNT_STATUSES.Processing) fail(SubAccountProcessing)
  if (row.asked_at !== null) fail(SubAccountChangeUnderWay)
}
