import type { Sandbox } from '../sandbox.ts'
import { addDue, dropDue } from './planning.ts'
import { type Account, type ReviewReason, accounts, presentAccount } from './account.ts'
import { emit } from './event.ts'

export type Verdict =
  | { readonly outcome: 'active' }
  | { readonly outcome: 'processing' }
  | { readonly outcome: 'rejected'; readonly reasons: readonly ReviewReason[] }
  /** It is asked for more: until the deadline it goes on, without one it stops at once. */
  | {
      readonly outcome: 'restricted'
      readonly requirements: readonly string[]
      readonly reasons: readonly ReviewReason[]
      readonly deadline: number | null
    }

export function beginReview(sandbox: Sandbox, account: Account): Account {
  const changed = decide(sandbox, account, { outcome: 'processing' })
  if (sandbox.reviewSeconds !== 'manual') addDue(sandbox, sandbox.clock.now() + sandbox.reviewSeconds, 'review', account.id)
  return changed
}

/** A review that ends by itself goes by the name: `Reject…`, `Review…` and `Require…` provoke what they say. */
export function endReview(sandbox: Sandbox, id: string): void {
  const account = accounts.get(sandbox.store, id)
  if (account.verdict === 'processing') decide(sandbox, account, verdictByName(account))
}

function verdictByName(account: Account): Verdict {
  const name = account.businessType === 'company' ? account.company.name : account.individual.last_name
  const word = name?.split(' ').at(-1)?.toLowerCase() ?? ''
  if (word.startsWith('reject')) return { outcome: 'rejected', reasons: [NOT_VERIFIED] }
  if (word.startsWith('review')) return { outcome: 'processing' }
  if (word.startsWith('require') && !account.individual.hasIdNumber)
    return { outcome: 'restricted', requirements: ['individual.id_number'], reasons: [NUMBER_WANTED], deadline: null }
  return { outcome: 'active' }
}

const NOT_VERIFIED: ReviewReason = {
  code: 'verification_failed_other',
  reason: 'We could not verify the identity of the account holder.',
  requirement: 'individual.verification.document',
}

const NUMBER_WANTED: ReviewReason = {
  code: 'verification_failed_keyed_identity',
  reason: 'The last four digits were not enough. The whole Social Security number is needed.',
  requirement: 'individual.id_number',
}

export function decide(sandbox: Sandbox, account: Account, verdict: Verdict): Account {
  dropDue(sandbox, account.id)
  const changed = accounts.change(sandbox.store, account, changesBy(verdict))
  if (verdict.outcome === 'restricted' && verdict.deadline !== null) addDue(sandbox, verdict.deadline, 'deadline', account.id)
  return tell(sandbox, changed)
}

function changesBy(verdict: Verdict): Partial<Account> {
  const none = { reasons: [], asked: [], deadline: null }
  if (verdict.outcome === 'rejected') return { ...none, verdict: 'rejected', reasons: verdict.reasons }
  if (verdict.outcome !== 'restricted') return { ...none, verdict: verdict.outcome }
  return { verdict: 'active', asked: verdict.requirements, reasons: verdict.reasons, deadline: verdict.deadline }
}

/** What was asked for has not come in time. */
export function passDeadline(sandbox: Sandbox, id: string): void {
  tell(sandbox, accounts.get(sandbox.store, id))
}

function tell(sandbox: Sandbox, account: Account): Account {
  emit(sandbox, 'account.updated', presentAccount(account, sandbox.clock.now()), account.id)
  return account
}
