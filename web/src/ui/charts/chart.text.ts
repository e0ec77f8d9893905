import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/charts/chart', {
  colors: 'Colors',
  showAsATable: 'Show as a table',
  nameByArrowKeys: '{name}, by arrow keys',
})
