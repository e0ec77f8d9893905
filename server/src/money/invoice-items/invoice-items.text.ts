import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/money/invoice-items/invoice-items', {
  property: '{title}, {place}',
  person: '{name}, {title}',
  lease: '{names}, {title}, since {day}',
  nameless: 'Former tenant',
})
