import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import { bankNameOf } from '../numbers/account-numbers.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Account, type ExternalAccount, accounts, newAccountId, presentAccount } from './account.ts'
import type { AccountInput, AccountUpdate, BankAccountInput } from './account-input.ts'
import { isComplete } from './account-requirements.ts'
import { beginReview } from './account-review.ts'
import { takeBankToken } from './bank-token.ts'
import { emit } from './event.ts'

export function createAccount(sandbox: Sandbox, { business_type, ...given }: AccountInput): Account {
  const { store, clock } = sandbox
  const empty: Account = {
    id: newAccountId(),
    created: clock.now(),
    businessType: business_type,
    profile: {},
    individual: {},
    company: {},
    externalAccount: null,
    tos: null,
    metadata: {},
    verdict: 'none',
    reasons: [],
    asked: [],
    deadline: null,
  }
  const account = accounts.insert(store, withGiven(sandbox, empty, given))
  return isComplete(account) ? beginReview(sandbox, account) : account
}

export function updateAccount(sandbox: Sandbox, id: string, given: AccountUpdate): Account {
  const account = accounts.get(sandbox.store, id)
  if (account.verdict === 'rejected') throw new ApiError(400, 'account_invalid', 'The account was rejected and can not be changed.')
  const filled = withGiven(sandbox, account, given)
  const asked = account.asked.filter((requirement) => !isGiven(given, requirement))
  const changed = accounts.change(sandbox.store, account, { ...filled, asked, deadline: asked.length > 0 ? account.deadline : null })
  if (wantsReview(account, changed)) return beginReview(sandbox, changed)
  emit(sandbox, 'account.updated', presentAccount(changed, sandbox.clock.now()), changed.id)
  return changed
}

/** It has become whole, or has answered all that a review asked for. */
function wantsReview(before: Account, after: Account): boolean {
  if (!isComplete(after) || after.asked.length > 0) return false
  return after.verdict === 'none' || before.asked.length > 0
}

function isGiven(given: AccountUpdate, requirement: string): boolean {
  const found = requirement.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], given)
  return found !== undefined
}

function withGiven(sandbox: Sandbox, account: Account, given: AccountUpdate): Account {
  const { ssn_last_4, id_number, ...individual } = given.individual ?? {}
  const { tax_id, ...company } = given.company ?? {}
  const ssnLast4 = ssn_last_4 ?? id_number?.slice(-4)
  return {
    ...account,
    profile: { ...account.profile, ...given.business_profile },
    individual: { ...account.individual, ...individual, ...(ssnLast4 && { ssnLast4 }), ...(id_number && { hasIdNumber: true }) },
    company: { ...account.company, ...company, ...(tax_id && { taxIdLast4: tax_id.slice(-4) }) },
    externalAccount: given.external_account ? externalAccountOf(sandbox, given.external_account) : account.externalAccount,
    tos: given.tos_acceptance ?? account.tos,
    metadata: { ...account.metadata, ...given.metadata },
  }
}

function externalAccountOf(sandbox: Sandbox, given: BankAccountInput | string): ExternalAccount {
  if (typeof given === 'string') return takeBankToken(sandbox, given)
  return {
    id: newId('ba'),
    bankName: bankNameOf(given.routing_number),
    last4: given.account_number.slice(-4),
    routingNumber: given.routing_number,
    holderName: given.account_holder_name,
    holderType: given.account_holder_type,
    type: given.account_type,
    status: 'new',
  }
}
