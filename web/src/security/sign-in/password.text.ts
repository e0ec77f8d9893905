import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/password', {
  advice: 'Three or four words in a row make a good one.',
  tooShort: { one: 'Too short: {count} character to go.', other: 'Too short: {count} characters to go.' },
  fair: 'Fair. It gets hard to guess from {strong} characters on.',
  easyToGuess: 'Easy to guess. A few more words make it a good one.',
  hardToGuess: 'Hard to guess, as long as you use it nowhere else.',
  rules: '{min} to {max} characters of any kind, spaces too. Pasting and password managers are welcome.',
})
