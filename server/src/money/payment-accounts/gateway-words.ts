import { REQUIREMENTS, type ReasonCode, type Requirement } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import type { CompanyRefusal } from '../../rpc/other-company.ts'
import type { GatewayRequirements } from '../../rpc/payment-gateway.ts'

/* The words of the gateway, which are Stripe's, and ours. */

const REQUIREMENT_OF: readonly (readonly [pattern: RegExp, requirement: Requirement])[] = [
  [/verification\.(additional_)?document/, 'document'],
  [/\.(first|last)_name$|^company\.name$/, 'name'],
  [/\.dob(\.|$)/, 'birthDate'],
  [/\.ssn_last_4$/, 'last4Ssn'],
  [/\.id_number$/, 'ssn'],
  [/\.tax_id$/, 'taxId'],
  [/\.address(\.|$)/, 'address'],
  [/^(individual|company|representative)\.(email|phone)$/, 'contact'],
  [/^business_profile\.url$/, 'website'],
  [/^external_account(\.|$)/, 'bank'],
  [/^tos_acceptance(\.|$)/, 'agreement'],
]

/** What is due, each once, in the order of our forms. */
export function requirementsOf({ currentlyDue, pastDue }: GatewayRequirements): Requirement[] {
  const due = new Set([...pastDue, ...currentlyDue].map(requirementOf))
  return REQUIREMENTS.filter((one) => due.has(one))
}

function requirementOf(name: string): Requirement {
  return REQUIREMENT_OF.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
}

const REASON_OF: readonly (readonly [pattern: RegExp, reason: ReasonCode])[] = [
  [/fraud/, 'fraud'],
  [/(^|\.)listed$/, 'listed'],
  [/terms_of_service|tos/, 'terms'],
  [/document/, 'document'],
  [/tax_id|business_iec/, 'taxId'],
  [/address/, 'address'],
  [/bank|external_account|account_number|routing/, 'bank'],
  [/unsupported_business|business_type|product_description|url/, 'businessNotAllowed'],
  [/keyed_identity|keyed_match|name_match|id_number|dob|identity|individual/, 'identity'],
]

/** Why, each reason once: by its code where that says something, else by what it is about. */
export function reasonsOf({ errors, disabledReason }: GatewayRequirements): ReasonCode[] {
  const named = errors.map(({ code, requirement }) => reasonIn(code) ?? reasonIn(requirement) ?? 'unverified')
  if (named.length > 0) return [...new Set(named)]
  return disabledReason?.startsWith('rejected.') ? [reasonIn(disabledReason) ?? 'unverified'] : []
}

/** Why it did not take what it was told. */
export function reasonOfRefusal({ param, code }: CompanyRefusal): ReasonCode {
  return reasonIn(param ?? '') ?? reasonIn(code) ?? 'input'
}

function reasonIn(word: string): ReasonCode | null {
  return REASON_OF.find(([pattern]) => pattern.test(word))?.[1] ?? null
}
