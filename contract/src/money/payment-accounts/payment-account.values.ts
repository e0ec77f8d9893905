/** Where an account stands, with the numbers of the specification (§3). Beside it an account may be restricted until it has answered. */
export const SUB_ACCOUNT_STATUSES = { Pending: 0, Active: 1, Processing: 2, Rejected: 3 } as const
export type SubAccountStatusName = keyof typeof SUB_ACCOUNT_STATUSES
export type SubAccountStatusId = (typeof SUB_ACCOUNT_STATUSES)[SubAccountStatusName]
export const SUB_ACCOUNT_STATUS_NAMES = Object.keys(SUB_ACCOUNT_STATUSES) as SubAccountStatusName[]

export function statusNameOf(id: number): SubAccountStatusName {
  const name = SUB_ACCOUNT_STATUS_NAMES.find((one) => SUB_ACCOUNT_STATUSES[one] === id)
  if (!name) throw new Error(`no status of a payment account has the number ${id}`)
  return name
}

export const OWNER_TYPES = ['individual', 'company'] as const
export type OwnerType = (typeof OWNER_TYPES)[number]

export const BUSINESS_STRUCTURES = ['llc', 'corporation', 'partnership', 'nonprofit', 'trust'] as const
export type BusinessStructure = (typeof BUSINESS_STRUCTURES)[number]

/** A trust or an estate is no company: its number is called a federal tax ID. */
export const hasFederalTaxId = (structure: BusinessStructure | null) => structure === 'trust'

export const BANK_ACCOUNT_TYPES = ['checking', 'savings'] as const
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number]

/** What is paid into an account: deposits often have to be kept apart from rent. */
export const DEPOSIT_PURPOSES = ['both', 'rent', 'deposit'] as const
export type DepositPurpose = (typeof DEPOSIT_PURPOSES)[number]

export const NAME_LENGTHS = { min: 2, max: 50 } as const
export const BANK_NUMBER_LENGTHS = { min: 4, max: 17 } as const
/** Of a person who opens an account. */
export const LEAST_AGE = 18
/** Begun and not handed in; more are of no use to anyone. */
export const MOST_SUB_ACCOUNT_DRAFTS = 3
export const MOST_SUB_ACCOUNTS = 20

/** What an account may still owe the payment provider, in the order in which a form asks for it. */
export const REQUIREMENTS = [
  'name',
  'birthDate',
  'last4Ssn',
  'ssn',
  'taxId',
  'address',
  'contact',
  'website',
  'bank',
  'agreement',
  'document',
  'other',
] as const
export type Requirement = (typeof REQUIREMENTS)[number]

/** What can be given here. The rest goes by way of support. */
export const ANSWERABLE: readonly Requirement[] = REQUIREMENTS.filter((one) => one !== 'document' && one !== 'other')

/** Why an account was rejected or a change was not taken. `unverified` where the provider says no more. */
export const REASON_CODES = [
  'identity',
  'address',
  'taxId',
  'bank',
  'document',
  'businessNotAllowed',
  'terms',
  'fraud',
  'listed',
  'input',
  'unverified',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const

/** Nine digits whose weighted sum the American Bankers Association has made a multiple of ten. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  return WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 10 === 0
}
