import type { CreateSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SubAccountIncomplete } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { SubAccountSteps } from '@keystead/contract/money/payment-accounts/payment-account.forms.ts'
import { LEAST_AGE, hasFederalTaxId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { emptyMessage, invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { GatewayAddress } from '../../rpc/payment-gateway.ts'
import type { GatewayAsk } from './gateway-asks.ts'
import { displayName, presentPaymentAccount } from './payment-account.present.ts'
import { type PaymentAccountRow, ageOf, findStateCode } from './payment-account.queries.ts'

type Given = Pick<ParsedInputOf<typeof CreateSubAccount>, 'BirthDate' | 'Last4Ssn' | 'RoutingNumber' | 'BankAccountNumber'> & {
  readonly taxNumber: string | null
}

/** All that the gateway needs, from the steps and the numbers; fails where a step is missing. */
export async function completeAccount(
  db: Db,
  row: PaymentAccountRow,
  given: Given,
): Promise<Extract<GatewayAsk, { kind: 'create' }>['account']> {
  const typed = presentPaymentAccount(row, { hasPin: true })
  const owner = stepOf(SubAccountSteps.owner.safeParse({ ...typed, LegalName: row.legal_name }))
  const contact = stepOf(SubAccountSteps.contact.safeParse(typed))
  const bank = stepOf(SubAccountSteps.bank.safeParse(typed))
  const address = await addressOf(db, contact)
  const isCompany = owner.OwnerType === 'company'
  return {
    businessType: owner.OwnerType,
    displayName: displayName(row),
    url: owner.Website,
    supportPhone: contact.Phone,
    company: isCompany ? { name: owner.LegalName!, taxId: given.taxNumber!, phone: contact.Phone, address } : null,
    person: {
      firstName: owner.FirstName,
      lastName: owner.LastName,
      birthDate: given.BirthDate,
      ssnLast4: given.Last4Ssn,
      idNumber: null,
      email: contact.Email,
      phone: contact.Phone,
      address,
    },
    bankAccount: {
      routingNumber: given.RoutingNumber,
      accountNumber: given.BankAccountNumber,
      holderName: bank.HolderName,
      holderType: owner.OwnerType,
      accountType: bank.BankAccountType,
    },
    agreement: { acceptedAt: row.agreement_accepted_at!.toISOString(), ip: row.agreement_ip!, version: row.agreement_version! },
    metadata: { sub_account: row.id },
  }
}

function stepOf<Step>(parsed: { success: true; data: Step } | { success: false }): Step {
  return parsed.success ? parsed.data : fail(SubAccountIncomplete)
}

type TypedAddress = { Address1: string; Address2: string | null; City: string; StateId: number; Zip: string }

export async function addressOf(db: Db, typed: TypedAddress): Promise<GatewayAddress> {
  const state = (await findStateCode(db, typed.StateId)) ?? fail(CallErrors.InvalidInput, { StateId: invalidMessage('State') })
  return { line1: typed.Address1, line2: typed.Address2, city: typed.City, state, postalCode: typed.Zip, country: 'US' }
}

/** A day on which someone can have been born who may open an account. */
export async function birthDateOf(db: Db, typed: string): Promise<string> {
  const age = await ageOf(db, typed)
  const hint = age < 0 ? messages.noFuture : age < LEAST_AGE ? messages.tooYoung : age > 120 ? '' : null
  return hint === null ? typed : fail(CallErrors.InvalidInput, { BirthDate: invalidMessage('Date of birth', hint) })
}

type TaxNumbers = { CompanyEin: string | null; FederalTaxId: string | null }

/** Of a company, under the name that its structure has for it; a person has none. */
export function taxNumberOf(
  { owner_type, business_structure }: Pick<PaymentAccountRow, 'owner_type' | 'business_structure'>,
  { CompanyEin, FederalTaxId }: TaxNumbers,
): string | null {
  if (owner_type !== 'company') return null
  if (hasFederalTaxId(business_structure))
    return FederalTaxId ?? fail(CallErrors.InvalidInput, { FederalTaxId: emptyMessage('Federal tax ID') })
  return CompanyEin ?? fail(CallErrors.InvalidInput, { CompanyEin: emptyMessage('Company EIN') })
}
