import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/profile', {
  switched: 'You’re now {name} ({profile}).',
  underOneYear: 'Less than a year',
  years: { one: '{count} year', other: '{count} years' },
})
