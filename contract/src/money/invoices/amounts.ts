import { fractionOf, partOfCents, splitByWeights, sumOf } from '../../values/shares.ts'

/*
 * What an invoice comes to, in whole cents. Everything is rounded once, here: each line keeps its own part of the discount and of the
 * tax, so that lines add up to the total, and whatever is credited later is a stored amount and no new sum.
 */

export type CountedLine = {
  /** In hundredths: 150 is one and a half. */
  readonly quantityHundredths: number
  readonly unitCents: number
  /** Taken off this line. */
  readonly discountCents: number
  /** It counts against the total. */
  readonly isCredit: boolean
  readonly isTaxable: boolean
}

export type LineAmounts = {
  /** Quantity times amount. Of a credit it is negative, as all of its amounts. */
  readonly grossCents: number
  /** Less its own discount. */
  readonly netCents: number
  /** Its part of the discount on the whole invoice. */
  readonly sharedDiscountCents: number
  readonly taxCents: number
  /** What it adds to the total. */
  readonly amountCents: number
}

export type InvoiceAmounts = {
  readonly lines: readonly LineAmounts[]
  readonly subtotalCents: number
  readonly discountCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/** A larger discount than there is to take it from is taken as far as it goes; forms refuse it before. */
export function invoiceAmounts(
  lines: readonly CountedLine[],
  { discountCents, taxBps }: { readonly discountCents: number; readonly taxBps: number },
): InvoiceAmounts {
  const nets = lines.map(netOf)
  const billed = nets.map(({ netCents }, index) => (lines[index]!.isCredit ? 0 : netCents))
  const discounts = partsOf(Math.min(discountCents, sumOf(billed)), billed)
  const taxable = billed.map((net, index) => (lines[index]!.isTaxable ? net - discounts[index]! : 0))
  const taxes = partsOf(partOfCents(sumOf(taxable), taxBps), taxable)
  const counted = nets.map(({ grossCents, netCents }, index): LineAmounts => {
    const sharedDiscountCents = discounts[index]!
    const taxCents = taxes[index]!
    return { grossCents, netCents, sharedDiscountCents, taxCents, amountCents: netCents - sharedDiscountCents + taxCents }
  })
  return {
    lines: counted,
    subtotalCents: sumOf(nets.map(({ netCents }) => netCents)),
    discountCents: sumOf(discounts),
    taxCents: sumOf(taxes),
    totalCents: sumOf(counted.map(({ amountCents }) => amountCents)),
  }
}

function netOf({ quantityHundredths, unitCents, discountCents, isCredit }: CountedLine): { grossCents: number; netCents: number } {
  const gross = fractionOf(unitCents, quantityHundredths, 100)
  const net = gross - Math.min(discountCents, gross)
  return isCredit ? { grossCents: -gross + 0, netCents: -net + 0 } : { grossCents: gross, netCents: net }
}

/** Of nothing, nothing: there is no weight to split it by. */
function partsOf(total: number, weights: readonly number[]): number[] {
  return total === 0 ? weights.map(() => 0) : splitByWeights(total, weights)
}

/**
 * What each of several people owes of each line, so that the parts of a line add up to it and those of a person to their share of the
 * total: what is split is the sum of the lines so far, and a line is what that adds.
 *
 * @returns for each line the parts of all, in order.
 */
export function shareLines(amounts: readonly number[], sharesBps: readonly number[]): number[][] {
  let soFar = 0
  let before = sharesBps.map(() => 0)
  return amounts.map((amount) => {
    soFar += amount
    const now = splitByWeights(soFar, sharesBps)
    const parts = now.map((part, index) => part - before[index]!)
    before = now
    return parts
  })
}
