import type { Criterion, CriterionResult } from '@keystead/contract/applications/criteria/criteria.values.ts'
import type { CriterionRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import type { CriteriaRow } from '../criteria/criteria.public.ts'
import type { Household } from './household.ts'
import { text } from './measure.text.ts'

/** An application beside what was asked of everyone: of each criterion what it asks for, what was filled in, and whether that is enough. */
export function measure(criteria: CriteriaRow | null, household: Household, monthlyRentCents: number | null): CriterionRead[] {
  if (criteria === null) return []
  return [
    incomeOf(criteria, household, monthlyRentCents),
    creditOf(criteria, household),
    evictionsOf(criteria, household),
    landlordReferenceOf(criteria, household),
    residentsOf(criteria, household),
  ].filter((one) => one !== null)
}

function result(Criterion: Criterion, Asked: string, Found: string, Result: CriterionResult): CriterionRead {
  return { Criterion, Asked, Found, Result }
}

/** Tenths as they are said: `2.5`, `3`. */
const tenths = (value: number) => String(value / 10)
const money = (cents: number) => formatMoney(textFromCents(cents))

/** How many tenths of the rent an income is, rounded down, so that what is not enough never looks as if it were. */
export function tenthsOfRent(incomeCents: number, monthlyRentCents: number | null): number | null {
  return monthlyRentCents === null || monthlyRentCents <= 0 ? null : Math.floor((incomeCents * 10) / monthlyRentCents)
}

function incomeOf(
  { income_times, allows_guarantor }: CriteriaRow,
  { incomeCents, guarantorIncomeCents }: Household,
  rentCents: number | null,
) {
  if (income_times === null) return null
  const times = tenths(income_times)
  const found = tenthsOfRent(incomeCents, rentCents)
  if (rentCents === null || found === null)
    return result(
      'income',
      text.income.askedWithoutRent({ times }),
      text.income.foundWithoutRent({ amount: money(incomeCents) }),
      'unknown',
    )
  const asked = text.income.asked({ times, amount: money(Math.ceil((rentCents * income_times) / 10)) })
  const said = { amount: money(incomeCents), times: tenths(found) }
  const isMet = incomeCents * 10 >= rentCents * income_times
  if (!isMet && allows_guarantor && guarantorIncomeCents !== null && guarantorIncomeCents > 0)
    return result('income', asked, text.income.guaranteed({ ...said, guarantor: money(guarantorIncomeCents) }), 'guaranteed')
  return result('income', asked, text.income.found(said), isMet ? 'met' : 'notMet')
}

/** By the lowest score of those who would live there. Known is what a report said that was read. */
function creditOf({ min_credit_score: least }: CriteriaRow, { scores, withoutScore }: Household) {
  if (least === null) return null
  const asked = text.credit.asked({ score: String(least) })
  if (scores.length === 0) return result('credit', asked, text.credit.none, 'unknown')
  const lowest = Math.min(...scores)
  const found = text.credit.found({ score: String(lowest) })
  if (lowest < least) return result('credit', asked, found, 'notMet')
  if (withoutScore > 0) return result('credit', asked, text.credit.foundOfSome({ score: String(lowest), count: withoutScore }), 'unknown')
  return result('credit', asked, found, 'met')
}

/** What they say of themselves has no day, so that one who says yes is to be read, not refused. */
function evictionsOf({ eviction_years }: CriteriaRow, { hasEviction }: Household) {
  if (eviction_years === null) return null
  const asked = text.evictions.asked({ count: eviction_years })
  return hasEviction ? result('evictions', asked, text.evictions.some, 'unknown') : result('evictions', asked, text.evictions.none, 'met')
}

/** That one can be asked is what was wanted beforehand. What they answered is said, and where one would not rent again it is to be read. */
function landlordReferenceOf({ needs_landlord_reference }: CriteriaRow, { landlordsToAsk, landlordsSay, hasRented }: Household) {
  if (!needs_landlord_reference) return null
  const { asked, found, again, notAgain, none, neverRented } = text.landlordReference
  if (landlordsSay.notAgain > 0) return result('landlordReference', asked, notAgain({ count: landlordsSay.notAgain }), 'unknown')
  if (landlordsSay.again > 0) return result('landlordReference', asked, again({ count: landlordsSay.again }), 'met')
  if (landlordsToAsk > 0) return result('landlordReference', asked, found({ count: landlordsToAsk }), 'met')
  return hasRented ? result('landlordReference', asked, none, 'notMet') : result('landlordReference', asked, neverRented, 'unknown')
}

function residentsOf({ max_residents }: CriteriaRow, { residents }: Household) {
  if (max_residents === null) return null
  const asked = text.residents.asked({ count: max_residents })
  if (residents === null) return result('residents', asked, text.residents.unknown, 'unknown')
  return result('residents', asked, text.residents.found({ count: residents }), residents <= max_residents ? 'met' : 'notMet')
}
