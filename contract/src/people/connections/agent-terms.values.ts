import type { ReferenceItem } from '../../values/reference-items.ts'

/** What an agent does for an owner. Only one at a time manages a property exclusively. */
export const AGENT_CONTRACT_TYPES: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Management, exclusive' },
  { Id: 2, Text: 'Leasing only' },
  { Id: 3, Text: 'Sale listing' },
  { Id: 4, Text: 'Co-listing' },
]
