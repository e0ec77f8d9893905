import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/property-list', {
  clearTheSearch: 'Clear the search',
  nothingFits: 'Nothing fits what you are looking for.',
  withUnits: { one: '{count} with their units', other: '{count} with their units' },
})
