import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { describe, expect, test } from 'vitest'
import { passwordHint } from './password-hint.ts'

const ada = { FirstName: 'Ada', LastName: 'Lovelace', Email: 'countess.byron@example.com' }
const barsOf = (password: string) => passwordHint(password, ada, 6).bars

describe('passwordHint', () => {
  test('says how many characters are missing', () => {
    expect(passwordHint('abc', ada, 6).text).toContain('3 characters')
    expect(passwordHint('k7-wq', ada, 6).text).toContain('1 character to go')
  })

  test.each(['password', 'Winter2026!', 'aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', '123456789', '19840512', '5035550114', 'Sunshine1'])(
    'does not praise %s',
    (password) => {
      expect(barsOf(password)).toBe(1)
    },
  )

  test.each(['lovelace-engine-1843', 'my-countess-is-here', 'BYRON.walks.alone'])('finds a word of the owner in %s', (password) => {
    expect(passwordHint(password, ada, 6)).toEqual({ bars: 1, text: messages.passwordHoldsOwnWords })
  })

  test.each(['k7-wq9!zRt', 'oak tree 9x'])('calls the short %s fair at best', (password) => {
    expect(barsOf(password)).toBe(2)
  })

  test.each(['lantern-maple-doorway', 'four small wooden boats'])('calls %s hard to guess', (password) => {
    expect(barsOf(password)).toBe(3)
  })

  test('a short name is no telling word', () => {
    expect(barsOf('adamant-walrus-picnic')).toBe(3)
  })
})
