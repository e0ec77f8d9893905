import { expect, test } from 'vitest'
import { doorsOf, invitationAt } from './invitation-at.ts'

test.each([
  ['/Invitation/abc_-9', 'abc_-9'],
  ['/invitation/abc?step=role#top', 'abc'],
  ['/Invitation', null],
  ['/Invitation/abc/more', null],
  ['/Invitations/abc', null],
  ['/User/Dashboard?from=/Invitation/abc', null],
  ['', null],
])('the invitation at %s', (address, token) => expect(invitationAt(address)).toBe(token))

test('the doors of an invitation keep it, those of other pages lead to the plain ones', () => {
  expect(doorsOf('/Invitation/abc')).toEqual({ signin: '/Signin?returnTo=%2FInvitation%2Fabc', signup: '/Signup?invitation=abc' })
  const toJoin = 'returnTo=%2FJoinBusiness%2Fabc'
  expect(doorsOf('/JoinBusiness/abc')).toEqual({ signin: `/Signin?${toJoin}`, signup: `/Signup?${toJoin}` })
  const toTake = 'returnTo=%2FApply%2Fabc'
  expect(doorsOf('/Apply/abc')).toEqual({ signin: `/Signin?${toTake}`, signup: `/Signup?${toTake}` })
  expect(doorsOf('/Properties')).toEqual({ signin: '/Signin', signup: '/Signup' })
})
