import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/password', {
  advice: 'Three or four words in a row make a good password.',
  tooShort: { one: 'Too short: {count} character to go.', other: 'Too short: {count} characters to go.' },
  fair: 'Fair. Passwords of {strong} characters or more are hard to guess.',
  easyToGuess: 'Easy to guess. Add a few more words.',
  hardToGuess: 'Hard to guess, as long as you don’t use it anywhere else.',
  rules: 'Use {min} to {max} characters of any kind, including spaces. You can paste it or use a password manager.',
})
