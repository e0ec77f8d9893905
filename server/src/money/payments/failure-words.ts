import { text } from './failure-words.text.ts'

type Why = keyof typeof text

/** Codes of Stripe, and return codes of banks (Nacha). */
const WHY: Readonly<Record<string, Why>> = {
  card_declined: 'declined',
  generic_decline: 'declined',
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'wrongCvc',
  processing_error: 'processingError',
  authentication_required: 'notProved',
  payment_intent_authentication_failure: 'notProved',
  token_already_used: 'tokenUsed',
  token_expired: 'tokenUsed',
  token_not_found: 'tokenUsed',
  payment_method_unexpected_state: 'tokenUsed',
  resource_missing: 'tokenUsed',
  account_invalid: 'payeeOff',
  canceled: 'givenUp',
  abandoned: 'givenUp',
  fraudulent: 'fraudulent',
  R01: 'insufficientFunds',
  R02: 'accountClosed',
  R03: 'noAccount',
  R04: 'noAccount',
  R08: 'stopped',
  R09: 'insufficientFunds',
  R07: 'notAuthorized',
  R10: 'notAuthorized',
  R29: 'notAuthorized',
}

/** In words; the bank's own code says most. */
export function failureWords({ returnCode, failureCode }: { returnCode: string | null; failureCode: string | null }): string {
  return text[WHY[returnCode ?? ''] ?? WHY[failureCode ?? ''] ?? 'other']
}
