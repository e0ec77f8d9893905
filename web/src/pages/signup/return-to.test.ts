import { expect, test } from 'vitest'
import { invitationOf, returnToOf } from './return-to.ts'

test.each([
  ['invitation=abc', 'abc', '/Invitation/abc'],
  // Who chose to sign in first, and then has no account.
  ['returnTo=%2FInvitation%2Fabc', 'abc', '/Invitation/abc'],
  ['returnTo=%2FUser%2FFavorites', null, '/User/Favorites'],
  ['', null, null],
])('who comes with ?%s', (search, invitation, returnTo) => {
  expect(invitationOf(new URLSearchParams(search))).toBe(invitation)
  expect(returnToOf(new URLSearchParams(search))).toBe(returnTo)
})
