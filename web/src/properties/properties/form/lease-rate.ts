import { monthlyRentCents, squareFeetOf } from '@keystead/contract/properties/fields/property.values.ts'
import { centsFromText, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'

const MONTHS = 12
const MONTHLY = 1

export type RatedTerms = {
  Rent: string | null
  RentFrequencyId: number | null
  LeaseRate: string | null
  Area: number | null
  AreaUnitId: number | null
}

/** How a rent and a rate (a square foot and year) go together; an amount that cannot be worked out is null. */
export type LeaseRate = {
  squareFeet: number
  /** A month, as the rate and the area say. */
  rentOfRate: string | null
  /** A square foot and year, as the rent and the area say. */
  rateOfRent: string | null
  /** Whether the rent that is typed is the one of the rate, to the dollar. */
  agree: boolean
}

/** Null while the area is not known. */
export function leaseRateOf({ Rent, RentFrequencyId, LeaseRate: rate, Area, AreaUnitId }: RatedTerms): LeaseRate | null {
  const squareFeet = typeof Area === 'number' && Area > 0 ? squareFeetOf(Area, AreaUnitId ?? 1) : 0
  if (!(squareFeet >= 1)) return null
  const rentCents = centsOf(Rent)
  const rateCents = centsOf(rate)
  const monthlyCents = rentCents === null ? null : monthlyRentCents(rentCents, RentFrequencyId ?? MONTHLY)
  const rentOfRateCents = rateCents === null ? null : Math.round((rateCents * squareFeet) / MONTHS)
  const rateOfRentCents = monthlyCents === null ? null : Math.round((monthlyCents * MONTHS) / squareFeet)
  return {
    squareFeet,
    rentOfRate: amountOf(rentOfRateCents),
    rateOfRent: amountOf(rateOfRentCents),
    // A rate has no more than cents, so that a rent is met to the share of a cent a square foot.
    agree: monthlyCents !== null && rateCents !== null && rateOfRentCents === rateCents,
  }
}

function centsOf(amount: string | null): number | null {
  return amount !== null && isMoneyText(amount) && Number(amount) > 0 ? centsFromText(amount) : null
}

/** As a field takes it; null for what is too small or too large for one. */
function amountOf(cents: number | null): string | null {
  if (cents === null || cents <= 0 || !Number.isSafeInteger(cents)) return null
  const text = textFromCents(cents)
  return isMoneyText(text) ? text : null
}
