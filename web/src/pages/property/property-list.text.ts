import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/property-list', {
  clearTheSearch: 'Clear search',
  nothingFits: 'Nothing matches your search.',
  withUnits: '{count} with their units',
})
