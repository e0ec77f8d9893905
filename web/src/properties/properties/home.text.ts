import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/home', {
  studio: 'Studio',
  beds: { one: '{count} bed', other: '{count} beds' },
  baths: { one: '{count} bath', other: '{count} baths' },
  units: { one: '{count} unit', other: '{count} units' },
  unit: 'Unit {number}',
})
