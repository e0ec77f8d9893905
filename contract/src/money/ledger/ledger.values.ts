/*
 * What the ledger has accounts of (0091). In each, positive is debit and negative credit, in cents.
 */

/** In the book of who bills: what it is owed, has earned, keeps for others, and where its money is. */
export const ISSUER_ACCOUNTS = [
  /** Of a claim: what is still owed. Never below zero: what is too much is `prepaid`. */
  'receivable',
  /** Of a profile, by account-for type. */
  'income',
  /** Of a lease, or of a claim where there is none: what is given back one day. */
  'deposit_held',
  /** Of a recipient: paid and not owed. */
  'prepaid',
  /** Of a payment account: with the gateway, and not yet paid out. */
  'at_provider',
  /** Of a payment account: kept back while a dispute is open. */
  'held',
  /** Of a payment account: paid out to a bank. */
  'bank',
  /** Of a profile: recorded as received outside. */
  'offline',
  /** Of a profile: what it pays for being paid. */
  'provider_costs',
] as const

export type IssuerAccount = (typeof ISSUER_ACCOUNTS)[number]

/** In the book of the platform. */
export const PLATFORM_ACCOUNTS = [
  /** What the gateway has of us. */
  'clearing',
  /** Of a payment account: what we owe whom it belongs to. Always what its `at_provider` says, with the other sign. */
  'owner_payable',
  /** Of a payment account: likewise of its `held`. */
  'owner_held',
  'fee_revenue',
  /** What the gateway takes of us. */
  'processor_costs',
  /** What an operator has to look at: the gateway and we do not say the same. */
  'suspense',
] as const

/** Accounts that every payment touches are 16 rows each, so that payments do not wait for each other. */
export const SHARDED_ACCOUNTS = ['clearing', 'fee_revenue', 'processor_costs'] as const

export type LedgerAccountKind = (typeof ISSUER_ACCOUNTS)[number] | (typeof PLATFORM_ACCOUNTS)[number]

/** What is booked: a fact of an invoice, of a payment, or of the provider. */
export const POSTING_KINDS = [
  'charge',
  'uncharge',
  'credit',
  'uncredit',
  'pay',
  'cost',
  'fee',
  'apply',
  'return',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-won',
  'dispute-lost',
  'payout',
  'payout-failed',
  'mark',
  'unmark',
  'suspend',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]
