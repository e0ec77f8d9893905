/*
 * Which number does what. These are all there are: others are refused.
 */

export type CardOutcome =
  | { readonly kind: 'succeed' | 'challenge' | 'dispute' | 'refund-fails' }
  | { readonly kind: 'decline'; readonly code: string; readonly declineCode: string; readonly message: string }

export type BankOutcome =
  | { readonly kind: 'settle' }
  | { readonly kind: 'return-before' | 'return-after'; readonly code: ReturnCode | 'R10/R29' }

export type MagicCard = { readonly number: string; readonly brand: string; readonly says: string; readonly outcome: CardOutcome }
export type MagicBank = { readonly number: string; readonly says: string; readonly outcome: BankOutcome }

const decline = (code: string, declineCode: string, message: string): CardOutcome => ({ kind: 'decline', code, declineCode, message })

// prettier-ignore
export const CARDS: readonly MagicCard[] = [
  { number: '4242424242424242', brand: 'visa', says: 'Succeeds', outcome: { kind: 'succeed' } },
  { number: '5555555555554444', brand: 'mastercard', says: 'Succeeds', outcome: { kind: 'succeed' } },
  { number: '378282246310005', brand: 'amex', says: 'Succeeds', outcome: { kind: 'succeed' } },
  { number: '6011111111111117', brand: 'discover', says: 'Succeeds', outcome: { kind: 'succeed' } },
  { number: '4000000000000002', brand: 'visa', says: 'Is declined', outcome: decline('card_declined', 'generic_decline', 'The card was declined.') },
  { number: '4000000000009995', brand: 'visa', says: 'Is declined: insufficient funds', outcome: decline('card_declined', 'insufficient_funds', 'The card has insufficient funds.') },
  { number: '4000000000000069', brand: 'visa', says: 'Is declined: expired', outcome: decline('expired_card', 'expired_card', 'The card has expired.') },
  { number: '4000000000000127', brand: 'visa', says: 'Is declined: wrong CVV', outcome: decline('incorrect_cvc', 'incorrect_cvc', 'The CVV of the card is not right.') },
  { number: '4000000000000119', brand: 'visa', says: 'Is declined: an error while processing', outcome: decline('processing_error', 'processing_error', 'An error came up while the card was processed.') },
  { number: '4000002760003184', brand: 'visa', says: 'Asks for confirmation each time', outcome: { kind: 'challenge' } },
  { number: '4000000000000259', brand: 'visa', says: 'Succeeds, and is disputed a day later', outcome: { kind: 'dispute' } },
  { number: '4000000000005126', brand: 'visa', says: 'Succeeds; its refunds fail a day later', outcome: { kind: 'refund-fails' } },
]

// prettier-ignore
export const BANK_ACCOUNTS: readonly MagicBank[] = [
  { number: '000123456789', says: 'Settles after 4 business days', outcome: { kind: 'settle' } },
  { number: '000111111113', says: 'Comes back: no such account (R03)', outcome: { kind: 'return-before', code: 'R03' } },
  { number: '000111111116', says: 'Comes back: account closed (R02)', outcome: { kind: 'return-before', code: 'R02' } },
  { number: '000222222227', says: 'Comes back: insufficient funds (R01)', outcome: { kind: 'return-before', code: 'R01' } },
  { number: '000333333335', says: 'Comes back: not authorized (R10, of a company R29)', outcome: { kind: 'return-before', code: 'R10/R29' } },
  { number: '000444444440', says: 'Settles, and comes back 3 days later (R01)', outcome: { kind: 'return-after', code: 'R01' } },
  { number: '000555555559', says: 'Comes back: payment stopped (R08)', outcome: { kind: 'return-before', code: 'R08' } },
]

/** What the codes of returned bank payments mean, and what Stripe calls them. */
// prettier-ignore
export const RETURN_CODES = {
  R01: { code: 'insufficient_funds', message: 'The bank account has insufficient funds.' },
  R02: { code: 'account_closed', message: 'The bank account is closed.' },
  R03: { code: 'no_account', message: 'There is no such bank account.' },
  R04: { code: 'invalid_account_number', message: 'The bank account number is not valid.' },
  R07: { code: 'debit_not_authorized', message: 'The authorization was withdrawn.' },
  R08: { code: 'payment_stopped', message: 'The payment was stopped.' },
  R10: { code: 'debit_not_authorized', message: 'The customer did not authorize the payment.' },
  R16: { code: 'account_frozen', message: 'The bank account is frozen.' },
  R20: { code: 'debit_not_supported', message: 'The bank account takes no such payments.' },
  R29: { code: 'debit_not_authorized', message: 'The company did not authorize the payment.' },
} as const
export type ReturnCode = keyof typeof RETURN_CODES
