import type { GatewaySettlementLine } from '../../rpc/payment-gateway.ts'

/** What a line of the report is a part of. One fact has several: what the platform gets, what it hands on, and what the account gets. */
export type ProviderStep = 'charge' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won' | 'payout' | 'payout-failed' | 'other'

export type ProviderFact = { readonly step: ProviderStep; /** `charge:pi_…`, as the ledger names it as well. */ readonly fact: string }

const REFUNDED: ReadonlySet<string> = new Set(['refund', 'payment_refund', 'transfer_refund', 'application_fee_refund'])
const CHARGED: ReadonlySet<string> = new Set(['charge', 'payment', 'transfer', 'application_fee'])

/** What is of no kind that we know stands by itself: it is for a person to look at. */
export function factOf(
  line: Pick<GatewaySettlementLine, 'id' | 'type' | 'amountCents' | 'paymentId' | 'refundId' | 'disputeId' | 'payoutId'>,
): ProviderFact {
  const { id, type, paymentId, refundId, disputeId, payoutId } = line
  if (payoutId && type === 'payout') return named('payout', payoutId)
  if (payoutId && type === 'payout_failure') return named('payout-failed', payoutId)
  if (disputeId && isOfDispute(line)) return named(takesAway(line) ? 'dispute' : 'dispute-won', disputeId)
  if (refundId && REFUNDED.has(type)) return named('refund', refundId)
  if (refundId && (type === 'refund_failure' || CHARGED.has(type))) return named('refund-failed', refundId)
  if (paymentId && !refundId && !disputeId && CHARGED.has(type)) return named('charge', paymentId)
  return named('other', id)
}

const named = (step: ProviderStep, ref: string): ProviderFact => ({ step, fact: `${step}:${ref}` })

const isOfDispute = ({ type }: Pick<GatewaySettlementLine, 'type'>) =>
  type === 'adjustment' || type === 'transfer' || type === 'transfer_refund'

/** The platform gets back from the account what the payer's bank takes, and hands it on again where that is won. */
function takesAway({ type, amountCents }: Pick<GatewaySettlementLine, 'type' | 'amountCents'>): boolean {
  return type === 'adjustment' ? amountCents < 0 : type === 'transfer_refund'
}
