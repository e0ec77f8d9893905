import type { SaveSubAccountContact } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { lockOwnDraft } from './draft-guards.ts'
import type { ReachedPaymentAccount } from './payment-account.access.ts'
import { type ContactColumns, findStateCode, writePaymentAccount } from './payment-account.queries.ts'

export const saveSubAccountContact: Handler<typeof SaveSubAccountContact, ReachedPaymentAccount> = async ({ db, owned, audit }, input) => {
  const { id } = await lockOwnDraft(db, owned, input.Version)
  if ((await findStateCode(db, input.StateId)) === null) fail(CallErrors.InvalidInput, { StateId: invalidMessage('State') })
  const columns: ContactColumns = {
    email: input.Email,
    phone: input.Phone,
    address1: input.Address1,
    address2: input.Address2,
    city: input.City,
    state_id: input.StateId,
    zip: input.Zip,
  }
  const version = await writePaymentAccount(db, id, columns)
  audit(id, { step: 'contact' })
  return { SubAccountId: id, Version: version }
}
