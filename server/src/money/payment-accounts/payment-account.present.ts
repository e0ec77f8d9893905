import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import type { StatusReason, SubAccount, SubAccountCard } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { type ReasonCode, SUB_ACCOUNT_STATUSES, statusNameOf } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import type { PaymentAccountRow } from './payment-account.queries.ts'
import { text as reasons } from './reason.text.ts'

type Named = Pick<PaymentAccountRow, 'dba_name' | 'legal_name' | 'first_name' | 'last_name'>

/** Under which name an account is known to those who pay. */
export function displayName(row: Named): string {
  return row.dba_name ?? ownName(row)
}

function ownName({ legal_name, first_name, last_name }: Named): string {
  return legal_name ?? `${first_name} ${last_name}`
}

export function presentCard(row: PaymentAccountRow): SubAccountCard {
  return {
    SubAccountId: row.id,
    ProfileId: row.profile_id,
    IsAccountLevel: row.profile_id === null,
    StatusId: row.status,
    Status: statusNameOf(row.status),
    IsRestricted: row.is_restricted,
    IsWaiting: row.asked_at !== null,
    IsDefault: row.is_default,
    OwnerType: row.owner_type,
    LegalName: ownName(row),
    DbaName: row.dba_name,
    BankName: row.bank_name,
    BankLast4: row.bank_last4,
    DepositFor: row.deposit_for,
    StatusReason: reasonsOf(row.reasons)[0]?.Text ?? null,
    CreatedAt: row.created_at.toISOString(),
  }
}

export function presentPaymentAccount(row: PaymentAccountRow, { hasPin }: { hasPin: boolean }): SubAccount {
  const { agreement_version: version, agreement_accepted_at: acceptedAt, agreement_ip: ip } = row
  return {
    ...presentCard(row),
    Version: row.version,
    BusinessStructure: row.business_structure,
    FirstName: row.first_name,
    LastName: row.last_name,
    Website: row.website,
    Email: row.email,
    Phone: row.phone,
    Address1: row.address1,
    Address2: row.address2,
    City: row.city,
    StateId: row.state_id,
    Zip: row.zip,
    HolderName: row.holder_name,
    BankAccountType: row.bank_account_type,
    SsnLast4: row.ssn_last4,
    TaxIdLast4: row.tax_last4,
    TakesCards: row.takes_cards,
    TakesBankPayments: row.takes_bank_payments,
    IsPaidOut: row.is_paid_out,
    Requirements: row.requirements,
    RequirementsDueAt: row.requirements_due_at?.toISOString() ?? null,
    Reasons: reasonsOf(row.reasons),
    Agreement: version && acceptedAt ? { Version: version, AcceptedAt: acceptedAt.toISOString(), Ip: ip ?? '' } : null,
    CurrentAgreementVersion: AGREEMENT_VERSION,
    HasPin: hasPin,
  }
}

function reasonsOf(codes: readonly ReasonCode[]): StatusReason[] {
  return codes.map((code) => ({ Code: code, Text: reasons[code].why, ToDo: reasons[code].toDo }))
}

/** What is said of an account that takes no payments now (spec §8). */
export function messageOf(status: number): string | null {
  if (status === SUB_ACCOUNT_STATUSES.Processing) return messages.processing
  if (status === SUB_ACCOUNT_STATUSES.Rejected) return messages.rejected
  return null
}
