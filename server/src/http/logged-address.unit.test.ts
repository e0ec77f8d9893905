import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loggedAddress } from './logged-address.ts'

const secret = randomBytes(32).toString('base64url')
const id = randomUUID()

test.each([
  [`/oauth/callback?state=${secret}&code=abc`, '/oauth/callback'],
  [`/ResetPassword/${secret}`, '/ResetPassword/…'],
  [`/ResetPassword/${secret}/`, '/ResetPassword/…/'],
  [`/Property/${id}?place=Denver`, `/Property/${id}`],
  ['/users/v1/Nothing', '/users/v1/Nothing'],
  ['', ''],
])('%s is logged as %s', (url, logged) => expect(loggedAddress(url)).toBe(logged))

test('a long one is cut', () => expect(loggedAddress(`/${'a/'.repeat(500)}`)).toHaveLength(200))
