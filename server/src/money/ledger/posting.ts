import type { LedgerAccountKind, PostingKind } from '@keystead/contract/money/ledger/ledger.values.ts'

/** One side of a posting. The kind of its account says in which of the two books it stands. */
export type Leg = {
  readonly account: LedgerAccountKind
  /** Whose account: a claim, a lease, a recipient, a payment account, a profile; nothing of those that are the platform's as a whole. */
  readonly ownerId?: string
  /** Of income: the account-for type. */
  readonly detail?: string
  /** In cents, debit positive. */
  readonly amount: number
}

/** What becomes a transaction of the ledger. Its legs are nothing together, in each book. */
export type Posting = {
  readonly kind: PostingKind
  /** The fact that is booked, once: `pay:<payment>`. */
  readonly businessKey: string
  /** The profile whose book it is; none where the platform's alone is concerned. */
  readonly issuerId?: string | undefined
  readonly invoiceId?: string | undefined
  readonly assetId?: string | undefined
  /** The day that it counts for; today where nothing is said. */
  readonly effectiveOn?: string | undefined
  readonly currency?: 'USD' | undefined
  /** What is worth knowing later, as data. */
  readonly memo?: Readonly<Record<string, unknown>> | undefined
  readonly legs: readonly Leg[]
}

/** Takes back what was posted by the key `reverses`: its legs with the other sign, whatever they are. */
export type Reversal = Pick<Posting, 'kind' | 'businessKey' | 'effectiveOn' | 'memo'> & { readonly reverses: string }
