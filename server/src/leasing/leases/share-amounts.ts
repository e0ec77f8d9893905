import { WHOLE_BPS, partOfCents, splitByWeights, sumOf } from '@keystead/contract/values/shares.ts'

type Tenant = { readonly id: string; readonly share_bps: number; readonly ended_at: Date | null }

/**
 * Cents of one rent by tenant. Those who live there share it to the last cent, those named earlier first; someone who has
 * moved out before the others is told what their part came to.
 */
export function shareAmounts(rentCents: number, tenants: readonly Tenant[]): Map<string, number> {
  const lastEnd = Math.max(0, ...tenants.map(({ ended_at }) => ended_at?.getTime() ?? Infinity))
  // Of a lease that is over these are the ones with whom it ended.
  const together = tenants.filter(({ ended_at }) => (ended_at?.getTime() ?? Infinity) === lastEnd)
  const parts = partsOf(
    rentCents,
    together.map(({ share_bps }) => share_bps),
  )
  const amounts = new Map(together.map(({ id }, index) => [id, parts[index] ?? 0]))
  for (const { id, share_bps } of tenants) {
    if (!amounts.has(id)) amounts.set(id, partOfCents(rentCents, share_bps))
  }
  return amounts
}

/** Tenants who were let go one after the other in one moment held more than a whole: shares grew in between. */
function partsOf(rentCents: number, sharesBps: readonly number[]): number[] {
  if (sumOf(sharesBps) === WHOLE_BPS) return splitByWeights(rentCents, sharesBps)
  return sharesBps.map((bps) => partOfCents(rentCents, bps, 'down'))
}
