import { expect, test } from 'vitest'
import { holdsOwnWords, isCommonPassword } from './password-rules.ts'

test.each(['123456', 'PASSWORD', 'Qwerty123', 'iloveyou', 'aaaaaaa', 'xyxyxyxy', 'abcdefgh', '98765432'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test('the list is as its source has it: to change words all over the code leaves it alone', async () => {
  expect(await isCommonPassword('junkmail')).toBe(true)
  expect(await isCommonPassword('ismail')).toBe(true)
})

test.each(['lantern by the river', 'xk7qzv', 'ключ от дома', 'abcdegf'])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})

const owner = { firstName: 'José', lastName: 'de la Cruz-Oh', email: 'jcruz.1984.homes@example.com' }

test.each(['jose-is-here', 'xJOSÉx99', 'cruzcontrol', 'homes4ever', 'la1984!', 'jcruz.1984.homes'])('%s holds own words', (password) => {
  expect(holdsOwnWords(password, owner)).toBe(true)
})

test.each(['ohlala-lantern', 'delta lantern', 'example lantern'])('%s does not', (password) => {
  expect(holdsOwnWords(password, owner)).toBe(false)
})
