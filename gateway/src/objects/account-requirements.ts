import type { Account } from './account.ts'

/* What an account still owes, what it may do, and how its review stands: all of it follows from the account and the hour. */

export type Review = 'pending' | 'processing' | 'active' | 'rejected'

/** What everyone gives: an individual needs neither a company nor a website. */
function missingOf({ businessType, individual, company, externalAccount, tos }: Account): string[] {
  const person = {
    'individual.first_name': individual.first_name,
    'individual.last_name': individual.last_name,
    'individual.dob': individual.dob,
  }
  const alone = {
    'individual.email': individual.email,
    'individual.phone': individual.phone,
    'individual.address': individual.address,
    'individual.ssn_last_4': individual.ssnLast4,
  }
  const firm = { 'company.name': company.name, 'company.tax_id': company.taxIdLast4, 'company.address': company.address }
  const wanted = {
    ...person,
    ...(businessType === 'company' ? firm : alone),
    external_account: externalAccount,
    'tos_acceptance.date': tos,
  }
  return Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]))
}

export const isComplete = (account: Account) => missingOf(account).length === 0

/** Whether it may take payments, and be paid out. */
export function stands(account: Account, now: number): { charges: boolean; payouts: boolean } {
  const charges = account.verdict === 'active' && !isPastDue(account, now)
  return { charges, payouts: charges && account.externalAccount?.status !== 'errored' }
}

/** What was asked for stops an account once its deadline is over, or at once where it has none. */
function isPastDue({ asked, deadline }: Account, now: number): boolean {
  return asked.length > 0 && (deadline === null || deadline <= now)
}

export function requirementsOf(account: Account, now: number) {
  const errored = account.externalAccount?.status === 'errored' ? ['external_account'] : []
  const due = account.verdict === 'rejected' ? [] : [...new Set([...missingOf(account), ...account.asked, ...errored])]
  return {
    currently_due: due,
    eventually_due: due,
    past_due: account.verdict === 'active' && isPastDue(account, now) ? account.asked : [],
    pending_verification:
      account.verdict === 'processing' ? [account.businessType === 'company' ? 'company.tax_id' : 'individual.ssn_last_4'] : [],
    current_deadline: account.deadline,
    disabled_reason: disabledReason(account, now),
    errors: account.reasons,
  }
}

function disabledReason(account: Account, now: number): string | null {
  if (account.verdict === 'rejected') return 'rejected.other'
  if (account.verdict === 'processing') return 'requirements.pending_verification'
  return stands(account, now).charges ? null : 'requirements.past_due'
}

/** The one word for how far an account is. */
export function reviewOf(account: Account, now: number): Review {
  if (account.verdict === 'rejected' || account.verdict === 'processing') return account.verdict
  return stands(account, now).charges ? 'active' : 'pending'
}
