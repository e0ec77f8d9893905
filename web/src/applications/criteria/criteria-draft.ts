import type { CriteriaRead } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { INCOME_TIMES } from '@keystead/contract/applications/criteria/criteria.values.ts'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { text } from './criteria.text.ts'

/** As a form has them; nothing is asked where nothing was written down. */
export function draftOf(criteria: CriteriaRead | null) {
  return {
    IncomeTimes: criteria?.IncomeTimes ?? null,
    MinCreditScore: criteria?.MinCreditScore ?? null,
    EvictionYears: criteria?.EvictionYears ?? null,
    NeedsLandlordReference: criteria?.NeedsLandlordReference ?? false,
    MaxResidents: criteria?.MaxResidents ?? null,
    AllowsGuarantor: criteria?.AllowsGuarantor ?? false,
    Text: criteria?.Text ?? '',
    FairHousingReviewed: false,
  }
}

const LABELS: Partial<Record<string, string>> = {
  FollowsUsual: text.which,
  IncomeTimes: text.income,
  MinCreditScore: text.credit,
  EvictionYears: text.evictions,
  NeedsLandlordReference: text.reference,
  MaxResidents: text.residents,
  AllowsGuarantor: text.guarantor,
  Text: text.other,
}

/** What was typed, on top of what someone else has saved meanwhile. */
export function mergeCriteria<Draft extends object>(three: Record<'base' | 'mine' | 'newest', Draft>): Merged<Draft> {
  return mergeChanges(three, LABELS as Partial<Record<keyof Draft & string, string>>, (field, value) => {
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (value === null || value === undefined || value === '') return text.notAsked
    return field === 'IncomeTimes' ? (INCOME_TIMES.find(({ Id }) => Id === value)?.Text ?? '') : String(value)
  })
}
