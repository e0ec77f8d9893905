import type { CriteriaRead } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { INCOME_TIMES } from '@keystead/contract/applications/criteria/criteria.values.ts'
import { text } from './criteria.text.ts'

/** What is asked, a line each. A guarantor matters where income or credit does. */
export function criteriaLines(criteria: CriteriaRead): string[] {
  const { IncomeTimes, MinCreditScore, EvictionYears, NeedsLandlordReference, MaxResidents, AllowsGuarantor } = criteria
  const times = INCOME_TIMES.find(({ Id }) => Id === IncomeTimes)?.Text
  const canBeGuaranteed = IncomeTimes !== null || MinCreditScore !== null
  const { shown } = text
  return [
    times !== undefined && shown.income({ times }),
    MinCreditScore !== null && shown.credit({ score: String(MinCreditScore) }),
    canBeGuaranteed && (AllowsGuarantor ? shown.guarantor : shown.noGuarantor),
    EvictionYears !== null && shown.evictions({ count: EvictionYears }),
    NeedsLandlordReference && shown.reference,
    MaxResidents !== null && shown.residents({ count: MaxResidents }),
  ].filter((line) => line !== false)
}
