import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import type { AccountUpdate } from './account-input.ts'
import type { Metadata } from './input.ts'
import { requirementsOf, reviewOf, stands } from './account-requirements.ts'

export type ExternalAccount = {
  readonly id: string
  readonly bankName: string
  readonly last4: string
  readonly routingNumber: string
  readonly holderName: string
  readonly holderType: 'individual' | 'company'
  readonly type: 'checking' | 'savings'
  readonly status: 'new' | 'errored'
}

/** Numbers of people and companies are no longer there: only that they were given, and their last four. */
type Given<Part> = Omit<NonNullable<Part>, 'ssn_last_4' | 'id_number' | 'tax_id'>

export type ReviewReason = { readonly code: string; readonly reason: string; readonly requirement: string }

export type Account = Kept & {
  readonly businessType: 'individual' | 'company'
  readonly profile: NonNullable<AccountUpdate['business_profile']>
  readonly individual: Given<AccountUpdate['individual']> & { readonly ssnLast4?: string; readonly hasIdNumber?: boolean }
  readonly company: Given<AccountUpdate['company']> & { readonly taxIdLast4?: string }
  readonly externalAccount: ExternalAccount | null
  readonly tos: AccountUpdate['tos_acceptance'] | null
  readonly metadata: Metadata
  /** What the review has come to. Before it begins there may be things missing. */
  readonly verdict: 'none' | 'processing' | 'active' | 'rejected'
  readonly reasons: readonly ReviewReason[]
  /** What the review has asked for, beyond what everyone gives. */
  readonly asked: readonly string[]
  /** Until then an account goes on without what it was asked for. */
  readonly deadline: number | null
}

export const accounts = collection<Account>('account', { reference: ({ metadata }) => metadata['sub_account'] ?? null })

export const newAccountId = () => newId('acct', 16)

export function presentAccount(account: Account, now: number) {
  const { charges, payouts } = stands(account, now)
  const requirements = requirementsOf(account, now)
  const capability = charges ? 'active' : account.verdict === 'processing' ? 'pending' : 'inactive'
  return {
    id: account.id,
    object: 'account' as const,
    type: 'custom' as const,
    country: 'US' as const,
    default_currency: 'usd' as const,
    created: account.created,
    business_type: account.businessType,
    business_profile: account.profile,
    company: presentCompany(account),
    individual: presentIndividual(account),
    charges_enabled: charges,
    payouts_enabled: payouts,
    details_submitted: account.verdict !== 'none',
    capabilities: { card_payments: capability, us_bank_account_ach_payments: capability, transfers: capability } as const,
    requirements,
    external_accounts: {
      object: 'list' as const,
      has_more: false,
      data: account.externalAccount ? [presentExternal(account.externalAccount)] : [],
    },
    tos_acceptance: account.tos ?? { date: null, ip: null },
    metadata: account.metadata,
    review: reviewOf(account, now),
  }
}
export type PresentedAccount = ReturnType<typeof presentAccount>

function presentCompany({ businessType, company: { taxIdLast4, ...company } }: Account) {
  return businessType === 'company' ? { ...company, tax_id_provided: taxIdLast4 !== undefined } : null
}

function presentIndividual({ individual: { ssnLast4, hasIdNumber, ...individual } }: Account) {
  return { ...individual, ssn_last_4_provided: ssnLast4 !== undefined, id_number_provided: hasIdNumber === true }
}

function presentExternal({ id, bankName, last4, routingNumber, holderName, holderType, type, status }: ExternalAccount) {
  return {
    id,
    object: 'bank_account' as const,
    bank_name: bankName,
    last4,
    routing_number: routingNumber,
    account_holder_name: holderName,
    account_holder_type: holderType,
    account_type: type,
    status,
  }
}
