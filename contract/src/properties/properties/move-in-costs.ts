import { centsFromText, isMoneyText } from '../../values/money.ts'
import { RENT_FREQUENCIES, monthlyRentCents } from '../fields/property.values.ts'

/** The terms that decide what a tenant pays before the key is handed over. Amounts as they cross the wire. */
export type MoveInTerms = {
  readonly Rent: string | null
  readonly RentFrequencyId: number | null
  readonly Advance: string | null
  readonly LastMonthUpfront: boolean | null
  readonly ApplicationFee: string | null
  readonly PetDeposit: string | null
  readonly PetRent: string | null
  readonly MoveInFees: readonly { readonly Name?: string | null; readonly Amount?: string | null }[] | null
}

export type MoveInCost = { readonly Text: string; readonly Cents: number }

export type MoveInCosts = {
  readonly Lines: readonly MoveInCost[]
  readonly TotalCents: number
  /** On top for the one who brings a pet. */
  readonly PetLines: readonly MoveInCost[]
}

const FIRST_RENT: Readonly<Record<number, string>> = {
  1: 'First month’s rent',
  2: 'First week’s rent',
  3: 'First two weeks’ rent',
  4: 'First half month’s rent',
  5: 'First quarter’s rent',
  6: 'First six months’ rent',
  7: 'First year’s rent',
  8: 'First day’s rent',
}

/** What moving in costs, line by line. An amount that is not one yet counts as nothing. */
export function moveInCosts(terms: MoveInTerms): MoveInCosts {
  const rentCents = centsOf(terms.Rent)
  const frequency = terms.RentFrequencyId ?? RENT_FREQUENCIES[0].Id
  const lines = [
    { Text: FIRST_RENT[frequency] ?? 'First rent', Cents: rentCents },
    { Text: 'Last month’s rent', Cents: terms.LastMonthUpfront ? monthlyRentCents(rentCents, frequency) : 0 },
    { Text: 'Security deposit', Cents: centsOf(terms.Advance) },
    { Text: 'Application fee', Cents: centsOf(terms.ApplicationFee) },
    ...(terms.MoveInFees ?? []).map(({ Name, Amount }) => ({ Text: Name?.trim() || 'Fee', Cents: centsOf(Amount ?? null) })),
  ].filter(({ Cents }) => Cents > 0)
  const petLines = [
    { Text: 'Pet deposit', Cents: centsOf(terms.PetDeposit) },
    { Text: 'Pet rent, first month', Cents: centsOf(terms.PetRent) },
  ].filter(({ Cents }) => Cents > 0)
  return { Lines: lines, TotalCents: lines.reduce((sum, { Cents }) => sum + Cents, 0), PetLines: petLines }
}

function centsOf(amount: string | null): number {
  return amount !== null && isMoneyText(amount) ? centsFromText(amount) : 0
}
