import type { Leg, Posting, Reversal } from './posting.ts'

/*
 * What happens with money, as postings (0091). Amounts come in cents and positive; which side they stand on is said here alone. In each,
 * what the gateway has of an issuer and what we owe them for it stay the same amount.
 */

type Fact = Pick<Posting, 'effectiveOn' | 'memo'>
type OfInvoice = Fact & { readonly issuerId: string; readonly invoiceId: string; readonly assetId: string | null }
type OfClaim = OfInvoice & { readonly claimId: string }

/** What lines of an invoice are: earned, or a deposit that is given back one day. Discounts are negative. */
export type ChargedLine =
  | { readonly accountFor: string; readonly amount: number }
  | {
      /** The lease that it secures, or the claim where there is none. */
      readonly depositOf: string
      readonly amount: number
    }

/** What is billed: `times` is the how manieth time the invoice is sent. Claims and lines come to the same. */
export function charge(
  of: OfInvoice & {
    readonly times: number
    readonly claims: readonly { readonly claimId: string; readonly amount: number }[]
    readonly lines: readonly ChargedLine[]
  },
): Posting {
  return posting('charge', `${of.invoiceId}:${of.times}`, of, [
    ...of.claims.map(({ claimId, amount }): Leg => ({ account: 'receivable', ownerId: claimId, amount })),
    ...of.lines.map((line) => charged(of, line, -1)),
  ])
}

/** It is billed no longer: taken back, or void. */
export function uncharge({ invoiceId, times, ...fact }: Fact & { readonly invoiceId: string; readonly times: number }): Reversal {
  return reversal('uncharge', `${invoiceId}:${times}`, `charge:${invoiceId}:${times}`, fact)
}

/** Forgiven, in part or as a whole, by the lines that it is taken from. */
export function credit(of: OfClaim & { readonly creditId: string; readonly lines: readonly ChargedLine[] }): Posting {
  const total = of.lines.reduce((sum, { amount }) => sum + amount, 0)
  return posting('credit', of.creditId, of, [...of.lines.map((line) => charged(of, line, 1)), receivable(of, -total)])
}

/** Owed again: what was forgiven for a refund that has failed. */
export function uncredit({ creditId, ...fact }: Fact & { readonly creditId: string }): Reversal {
  return reversal('uncredit', creditId, `credit:${creditId}`, fact)
}

type OfPayment = OfClaim & {
  /** Who pays: what is more than the claim is theirs. */
  readonly recipientId: string
  readonly paymentAccountId: string
  readonly amount: number
}

/** A payment has come. `owed` is what the claim is open for at this moment, under the lock of the invoice. */
export function pay(
  of: OfPayment & { readonly paymentId: string; readonly owed: number; readonly issuerFee: number; readonly payerFee: number },
): Posting {
  const toClaim = Math.min(of.amount, of.owed)
  const arrives = of.amount - of.issuerFee
  return posting('pay', of.paymentId, of, [
    { account: 'at_provider', ownerId: of.paymentAccountId, amount: arrives },
    { account: 'provider_costs', ownerId: of.issuerId, amount: of.issuerFee },
    receivable(of, -toClaim),
    { account: 'prepaid', ownerId: of.recipientId, amount: toClaim - of.amount },
    { account: 'clearing', amount: of.amount + of.payerFee },
    { account: 'owner_payable', ownerId: of.paymentAccountId, amount: -arrives },
    { account: 'fee_revenue', amount: -(of.issuerFee + of.payerFee) },
  ])
}

/** What the gateway takes of us: for a payment, or what its line in their report is about. Less than nothing where it gives back. */
export function cost({ factId, amount, ...fact }: Fact & { readonly factId: string; readonly amount: number }): Posting {
  return posting('cost', factId, fact, [
    { account: 'processor_costs', amount },
    { account: 'clearing', amount: -amount },
  ])
}

/** What was paid ahead pays a claim. */
export function applyPrepaid(
  of: OfClaim & { readonly applicationId: string; readonly recipientId: string; readonly amount: number },
): Posting {
  return posting('apply', of.applicationId, of, [
    { account: 'prepaid', ownerId: of.recipientId, amount: of.amount },
    receivable(of, -of.amount),
  ])
}

/** The bank has taken it back: it never came. What is kept of the fee is a posting of its own, `keepFee`. */
export function returned({ paymentId, ...fact }: Fact & { readonly paymentId: string }): Reversal {
  return reversal('return', paymentId, `pay:${paymentId}`, fact)
}

/** A fee that an issuer bears although the payment is gone, or for its going. `factId` is that of the return, refund or dispute. */
export function keepFee(
  of: Omit<OfInvoice, 'invoiceId'> & {
    readonly invoiceId: string
    readonly factId: string
    readonly paymentAccountId: string
    readonly amount: number
  },
): Posting {
  return posting('fee', of.factId, of, [
    { account: 'provider_costs', ownerId: of.issuerId, amount: of.amount },
    { account: 'at_provider', ownerId: of.paymentAccountId, amount: -of.amount },
    { account: 'owner_payable', ownerId: of.paymentAccountId, amount: of.amount },
    { account: 'fee_revenue', amount: -of.amount },
  ])
}

type OfRefund = OfPayment & {
  readonly refundId: string
  readonly paymentId: string
  readonly fromPrepaid: number
  readonly issuerFeeBack: number
  readonly payerFeeBack: number
}

/** Given back by the issuer. `fromPrepaid` is what of it was not owed; the rest of the claim is open again. */
export function refund(of: OfRefund): Posting {
  const leaves = of.amount - of.issuerFeeBack
  return posting('refund', of.refundId, { ...of, memo: { ...of.memo, payment: of.paymentId } }, [
    receivable(of, of.amount - of.fromPrepaid),
    { account: 'prepaid', ownerId: of.recipientId, amount: of.fromPrepaid },
    { account: 'at_provider', ownerId: of.paymentAccountId, amount: -leaves },
    { account: 'provider_costs', ownerId: of.issuerId, amount: -of.issuerFeeBack },
    { account: 'owner_payable', ownerId: of.paymentAccountId, amount: leaves },
    { account: 'fee_revenue', amount: of.issuerFeeBack + of.payerFeeBack },
    { account: 'clearing', amount: -(of.amount + of.payerFeeBack) },
  ])
}

/**
 * The provider could not give it back. What had opened may be paid or gone by another way since: `toPrepaid` is what of it is not owed any more, so
 * that this takes back what was given, and not each of its entries.
 */
export function refundFailed({ toPrepaid, ...of }: Omit<OfRefund, 'fromPrepaid'> & { readonly toPrepaid: number }): Posting {
  const given = refund({ ...of, fromPrepaid: toPrepaid })
  return posting(
    'refund-failed',
    of.refundId,
    { ...of, memo: given.memo },
    given.legs.map((leg) => ({ ...leg, amount: -leg.amount })),
  )
}

type OfDispute = OfInvoice & { readonly disputeId: string; readonly paymentAccountId: string; readonly amount: number }

/** Disputed: it is kept back until that is decided. */
export function dispute(of: OfDispute): Posting {
  return posting('dispute', of.disputeId, of, [
    { account: 'held', ownerId: of.paymentAccountId, amount: of.amount },
    { account: 'at_provider', ownerId: of.paymentAccountId, amount: -of.amount },
    { account: 'owner_payable', ownerId: of.paymentAccountId, amount: of.amount },
    { account: 'owner_held', ownerId: of.paymentAccountId, amount: -of.amount },
  ])
}

export function disputeWon({ disputeId, ...fact }: Fact & { readonly disputeId: string }): Reversal {
  return reversal('dispute-won', disputeId, `dispute:${disputeId}`, fact)
}

/**
 * What was kept back is gone, and what it had paid is open again, or was not owed. `fees` is what of it was the payer's fee: the provider takes the
 * whole from the issuer.
 */
export function disputeLost(
  of: OfDispute & { readonly claimId: string; readonly recipientId: string; readonly fromPrepaid: number; readonly fees: number },
): Posting {
  return posting('dispute-lost', of.disputeId, of, [
    receivable(of, of.amount - of.fromPrepaid - of.fees),
    { account: 'prepaid', ownerId: of.recipientId, amount: of.fromPrepaid },
    { account: 'provider_costs', ownerId: of.issuerId, amount: of.fees },
    { account: 'held', ownerId: of.paymentAccountId, amount: -of.amount },
    { account: 'owner_held', ownerId: of.paymentAccountId, amount: of.amount },
    { account: 'clearing', amount: -of.amount },
  ])
}

/** On its way to the issuer's bank. `gatewayId` is how the gateway calls it. */
export function payout(
  of: Fact & { readonly issuerId: string; readonly gatewayId: string; readonly paymentAccountId: string; readonly amount: number },
): Posting {
  return posting('payout', of.gatewayId, of, [
    { account: 'bank', ownerId: of.paymentAccountId, amount: of.amount },
    { account: 'at_provider', ownerId: of.paymentAccountId, amount: -of.amount },
    { account: 'owner_payable', ownerId: of.paymentAccountId, amount: of.amount },
    { account: 'clearing', amount: -of.amount },
  ])
}

export function payoutFailed({ gatewayId, ...fact }: Fact & { readonly gatewayId: string }): Reversal {
  return reversal('payout-failed', gatewayId, `payout:${gatewayId}`, fact)
}

/** Received outside, and recorded by hand. */
export function mark(of: OfClaim & { readonly paymentId: string; readonly amount: number }): Posting {
  return posting('mark', of.paymentId, of, [{ account: 'offline', ownerId: of.issuerId, amount: of.amount }, receivable(of, -of.amount)])
}

export function unmark({ paymentId, ...fact }: Fact & { readonly paymentId: string }): Reversal {
  return reversal('unmark', paymentId, `mark:${paymentId}`, fact)
}

/** The gateway has more of us than our books say, or less where it is negative: for an operator to look at. */
export function suspend({ factId, difference, ...fact }: Fact & { readonly factId: string; readonly difference: number }): Posting {
  return posting('suspend', factId, fact, [
    { account: 'clearing', amount: difference },
    { account: 'suspense', amount: -difference },
  ])
}

function receivable({ claimId }: { readonly claimId: string }, amount: number): Leg {
  return { account: 'receivable', ownerId: claimId, amount }
}

function charged({ issuerId }: { readonly issuerId: string }, line: ChargedLine, sign: 1 | -1): Leg {
  const amount = sign * line.amount
  if ('depositOf' in line) return { account: 'deposit_held', ownerId: line.depositOf, amount }
  return { account: 'income', ownerId: issuerId, detail: line.accountFor, amount }
}

type About = Fact & { readonly issuerId?: string; readonly invoiceId?: string; readonly assetId?: string | null }

function posting(
  kind: Posting['kind'],
  fact: string,
  { issuerId, invoiceId, assetId, effectiveOn, memo }: About,
  legs: readonly Leg[],
): Posting {
  return { kind, businessKey: `${kind}:${fact}`, issuerId, invoiceId, assetId: assetId ?? undefined, effectiveOn, memo, legs: joined(legs) }
}

function reversal(kind: Posting['kind'], fact: string, reverses: string, { effectiveOn, memo }: Fact): Reversal {
  return { kind, businessKey: `${kind}:${fact}`, reverses, effectiveOn, memo }
}

/** One leg for each account, and none of nothing. */
function joined(legs: readonly Leg[]): Leg[] {
  const sums = new Map<string, Leg>()
  for (const leg of legs) {
    const key = JSON.stringify([leg.account, leg.ownerId, leg.detail])
    sums.set(key, { ...leg, amount: (sums.get(key)?.amount ?? 0) + leg.amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}
