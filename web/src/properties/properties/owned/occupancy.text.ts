import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/owned/occupancy', {
  monthToMonth: 'month to month',
  movingOut: 'moving out by {day}',
  forSale: 'for sale',
  noOne: 'No one',
  until: 'until {day}',
  from: 'from {day}',
  since: 'since {day}',
  two: '{tenant} and {other}',
  more: { one: '{tenant} and {count} other', other: '{tenant} and {count} others' },
})
