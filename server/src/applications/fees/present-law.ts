import type { FeeLaw } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { lawWords } from '@keystead/contract/places/state-law/law-words.ts'
import type { FeeTerms } from './terms.ts'

/** Where the state has a rule; what is not certain is told nowhere. */
export function presentLaw({ rule }: Pick<FeeTerms, 'rule'>): FeeLaw | null {
  return rule?.Standing === 'set' ? { Words: lawWords(rule), Says: rule.Says, Statute: rule.Statute } : null
}
