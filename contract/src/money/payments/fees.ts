import { partOfCents } from '../../values/shares.ts'
import type { FeePayer, OnlineMethod } from './payment.values.ts'

/** What a method costs: a part of the amount and something fixed, up to a limit. */
export type FeeRate = {
  readonly method: OnlineMethod
  readonly paidBy: FeePayer
  readonly bps: number
  readonly fixedCents: number
  readonly mostCents: number | null
}

export type PaymentPrice = {
  readonly amountCents: number
  readonly feeCents: number
  readonly payerFeeCents: number
  readonly issuerFeeCents: number
  /** What the payer is charged. */
  readonly totalCents: number
  /** What reaches who bills. */
  readonly receivedCents: number
}

/** A fee that who bills bears is never more than what is paid. */
export function priceOf(amountCents: number, { paidBy, bps, fixedCents, mostCents }: Omit<FeeRate, 'method'>): PaymentPrice {
  const whole = partOfCents(amountCents, bps) + fixedCents
  const capped = Math.min(whole, mostCents ?? whole)
  const feeCents = paidBy === 'issuer' ? Math.min(capped, amountCents) : capped
  const payerFeeCents = paidBy === 'payer' ? feeCents : 0
  const issuerFeeCents = feeCents - payerFeeCents
  return {
    amountCents,
    feeCents,
    payerFeeCents,
    issuerFeeCents,
    totalCents: amountCents + payerFeeCents,
    receivedCents: amountCents - issuerFeeCents,
  }
}
