import { z } from 'zod'
import { emptyMessage } from '../../text/messages.ts'
import { optionalWebsite } from '../../values/contact-fields.ts'
import {
  choice,
  date,
  email,
  emptyOrInvalid,
  linkToken,
  optional,
  optionalText,
  personName,
  phone,
  requiredText,
  rowId,
  wholeNumber,
  zip,
} from '../../values/fields.ts'
import { last4Ssn, ssn } from '../../values/identity-fields.ts'
import { bankAccountNumber, companyEin, federalTaxId, refuseCardNumbers, routingNumber } from './payment-account.fields.ts'
import { BANK_ACCOUNT_TYPES, BUSINESS_STRUCTURES, DEPOSIT_PURPOSES, NAME_LENGTHS, OWNER_TYPES } from './payment-account.values.ts'
import { messages } from './payment-accounts-messages.text.ts'

/** A name of 2 to 50 characters (spec §5) that may be left out. */
function optionalName(label: string) {
  return optional(
    z
      .string({ error: emptyOrInvalid(label) })
      .trim()
      .transform((typed) => typed || null)
      .pipe(requiredText(label, NAME_LENGTHS).nullable()),
  )
}

const ownerFields = {
  OwnerType: z.enum(OWNER_TYPES, { error: emptyOrInvalid('Owner') }),
  /** Of a company alone, as its legal name is. */
  BusinessStructure: optional(z.enum(BUSINESS_STRUCTURES, { error: emptyOrInvalid('Kind of business') })),
  LegalName: optionalName('Legal name'),
  /** The name under which one does business, where it is another. */
  DbaName: optionalName('DBA name'),
  /** The person, or who speaks for the company. */
  FirstName: personName('First name'),
  LastName: personName('Last name'),
  Website: optionalWebsite(),
}

type Owner = { OwnerType: string; BusinessStructure: string | null; LegalName: string | null }

function checkCompany({ OwnerType, BusinessStructure, LegalName }: Owner, context: z.core.$RefinementCtx): void {
  if (OwnerType !== 'company') return
  if (LegalName === null) context.addIssue({ code: 'custom', path: ['LegalName'], message: emptyMessage('Legal name') })
  if (BusinessStructure === null)
    context.addIssue({ code: 'custom', path: ['BusinessStructure'], message: emptyMessage('Kind of business') })
}

const contactFields = {
  Email: email(),
  Phone: phone('Phone'),
  Address1: requiredText('Address 1', { max: 120 }),
  Address2: optionalText('Address 2', { max: 120 }),
  City: requiredText('City', { max: 100 }),
  StateId: choice('State'),
  Zip: zip(),
}

const bankFields = {
  HolderName: requiredText('Business name on account', { max: 100 }),
  BankAccountType: z.enum(BANK_ACCOUNT_TYPES, { error: emptyOrInvalid('Account type') }),
  DepositFor: z.enum(DEPOSIT_PURPOSES, { error: emptyOrInvalid('Account for') }),
}

const bankNumbers = { RoutingNumber: routingNumber(), BankAccountNumber: bankAccountNumber() }

const version = wholeNumber('Version', { min: 0, max: 2_147_483_647 })
const draft = { SubAccountId: rowId('Payment account'), Version: version }
const pinConfirmation = optional(linkToken('Security PIN'))

/** The first step begins a payment account, or changes one that was begun. */
export const SaveSubAccountOwnerInput = z
  .strictObject({
    SubAccountId: optional(rowId('Payment account')),
    Version: version.default(0),
    /** 1: for each profile of the account that has none of its own. */
    IsAccountLevel: choice('Account level', [0, 1]).default(0),
    ...ownerFields,
  })
  .superRefine(checkCompany)
  .superRefine(refuseCardNumbers)

export const SaveSubAccountContactInput = z.strictObject({ ...draft, ...contactFields }).superRefine(refuseCardNumbers)

export const SaveSubAccountBankInput = z.strictObject({ ...draft, ...bankFields }).superRefine(refuseCardNumbers)

/** All that the steps have to have brought before an account is handed in. */
export const SubAccountSteps = {
  owner: z.object(ownerFields).superRefine(checkCompany),
  contact: z.object(contactFields),
  bank: z.object(bankFields),
} as const

export const AcceptSubAccountAgreementInput = z.strictObject({
  ...draft,
  AgreementVersion: requiredText('Agreement', { max: 20 }),
})

/** The last step has the numbers, which are kept nowhere before. A company gives one of the two tax numbers. */
export const CreateSubAccountInput = z.strictObject({
  ...draft,
  BirthDate: date('Date of birth'),
  Last4Ssn: last4Ssn(),
  CompanyEin: optional(companyEin()),
  FederalTaxId: optional(federalTaxId()),
  ...bankNumbers,
  PinConfirmation: pinConfirmation,
})

/** What the payment provider has asked for, or what has changed since. Address and bank are given as a whole. */
export const UpdateSubAccountInput = z
  .strictObject({
    ...draft,
    FirstName: optional(ownerFields.FirstName),
    LastName: optional(ownerFields.LastName),
    LegalName: optional(requiredText('Legal name', NAME_LENGTHS)),
    DbaName: optional(requiredText('DBA name', NAME_LENGTHS)),
    Website: ownerFields.Website,
    BirthDate: optional(date('Date of birth')),
    Last4Ssn: optional(last4Ssn()),
    Ssn: optional(ssn()),
    CompanyEin: optional(companyEin()),
    FederalTaxId: optional(federalTaxId()),
    Email: optional(contactFields.Email),
    Phone: optional(contactFields.Phone),
    Address: optional(
      z.strictObject({
        Address1: contactFields.Address1,
        Address2: contactFields.Address2,
        City: contactFields.City,
        StateId: contactFields.StateId,
        Zip: contactFields.Zip,
      }),
    ),
    Bank: optional(z.strictObject({ HolderName: bankFields.HolderName, BankAccountType: bankFields.BankAccountType, ...bankNumbers })),
    AgreementVersion: optional(requiredText('Agreement', { max: 20 })),
    PinConfirmation: pinConfirmation,
  })
  .superRefine(refuseCardNumbers)
  .refine(givesSomething, { path: ['SubAccountId'], error: messages.nothingGiven, when: ({ issues }) => issues.length === 0 })

const NAMES_AND_CONFIRMS: ReadonlySet<string> = new Set(['SubAccountId', 'Version', 'PinConfirmation'])

function givesSomething(fields: object): boolean {
  return Object.entries(fields).some(([name, value]) => value !== null && !NAMES_AND_CONFIRMS.has(name))
}
