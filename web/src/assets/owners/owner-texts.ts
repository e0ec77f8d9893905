import { bpsOfPercent } from '@keystead/contract/assets/owners/owner.values.ts'

const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })

/** `33.34` -> `33.34%`, `60` -> `60%`. */
export function percentText(percent: number): string {
  return percents.format(percent / 100)
}

/** What was typed so far, put together in hundredths of a percent; what is no number counts as nothing. */
export function typedWholeBps(owners: readonly { OwnershipPercent?: unknown }[]): number {
  return owners.reduce(
    (sum, { OwnershipPercent: percent }) => sum + (typeof percent === 'number' && Number.isFinite(percent) ? bpsOfPercent(percent) : 0),
    0,
  )
}

/** Equal parts that make a whole: what cannot be divided goes to the first ones. */
export function equalPercents(count: number): number[] {
  const part = Math.floor(10_000 / count)
  const left = 10_000 - part * count
  return Array.from({ length: count }, (_unused, index) => (part + (index < left ? 1 : 0)) / 100)
}
