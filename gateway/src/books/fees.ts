/* What the gateway keeps, of the platform. */

const BASIS_POINTS = 10_000
const CARD = { basisPoints: 290, cents: 30 }
const BANK = { basisPoints: 80, mostCents: 500 }

export const DISPUTE_FEE = 1_500

export function feeOf(amount: number, type: 'card' | 'us_bank_account'): number {
  if (type === 'card') return Math.round((amount * CARD.basisPoints) / BASIS_POINTS) + CARD.cents
  return Math.min(Math.round((amount * BANK.basisPoints) / BASIS_POINTS), BANK.mostCents)
}
