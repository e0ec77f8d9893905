import type { ReferenceItem } from '../../values/reference-items.ts'

/** What may be wrong with a listing. Ids are stored in words with the report. */
export const REPORT_REASONS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'It looks like a scam' },
  { Id: 2, Text: 'It’s already rented or sold' },
  { Id: 3, Text: 'Facts or photos are wrong' },
  { Id: 4, Text: 'It discriminates' },
  { Id: 5, Text: 'It’s offensive' },
  { Id: 6, Text: 'Something else' },
]

/** A reason that says little without words. */
export const OTHER_REASON = 6
