import { type AcceptSubAccountAgreement, AgreementOutdated } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { lockOwnDraft } from './draft-guards.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { acceptAgreement } from './payment-account.queries.ts'

export const acceptSubAccountAgreement: Handler<typeof AcceptSubAccountAgreement, ReachedPaymentAccount> = async (
  { db, actor, origin, owned, audit },
  input,
) => {
  const { id } = await lockOwnDraft(db, owned, input.Version)
  if (input.AgreementVersion !== AGREEMENT_VERSION) fail(AgreementOutdated)
  const { accountId } = accountActor(actor)
  const version = await acceptAgreement(db, id, { version: AGREEMENT_VERSION, ip: origin.ip, accountId })
  audit(id, { agreement: AGREEMENT_VERSION })
  return { SubAccountId: id, Version: version }
}
