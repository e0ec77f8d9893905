import {
  AcceptSubAccountAgreement,
  CREATE_SUB_ACCOUNT,
  CreateSubAccount,
  SaveSubAccountBank,
  SaveSubAccountContact,
  SaveSubAccountOwner,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { bankStep, contactStep, numbersStep, ownerStep } from './payment-account.factory.ts'

const PIN = '482913'

/** Confirms with the security PIN, which is set where there is none. */
export async function confirmed(person: TestPerson, operation: string, objectId: string): Promise<string> {
  await person.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN })
  return must(await person.call(ConfirmSecurityPin, { Operation: operation, ObjectId: objectId, AmountCents: null, Pin: PIN })).Confirmation
}

type Steps = { readonly owner?: object; readonly contact?: object; readonly bank?: object }

/** Goes through all steps but the last, as a person does. Answers the account and its version. */
export async function begun(person: TestPerson, { owner = {}, contact = {}, bank = {} }: Steps = {}) {
  let at = must(await person.call(SaveSubAccountOwner, { ...ownerStep, ...owner }))
  at = must(await person.call(SaveSubAccountContact, { ...at, ...contactStep, ...contact }))
  at = must(await person.call(SaveSubAccountBank, { ...at, ...bankStep, ...bank }))
  return must(await person.call(AcceptSubAccountAgreement, { ...at, AgreementVersion: AGREEMENT_VERSION }))
}

/** And hands it in. */
export async function handedIn(
  person: TestPerson,
  { numbers = {}, ...steps }: Steps & { readonly numbers?: object } = {},
): Promise<string> {
  const draft = await begun(person, steps)
  const PinConfirmation = await confirmed(person, CREATE_SUB_ACCOUNT, draft.SubAccountId)
  must(await person.call(CreateSubAccount, { ...draft, ...numbersStep, ...numbers, PinConfirmation }))
  return draft.SubAccountId
}
