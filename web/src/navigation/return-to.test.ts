import { describe, expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

describe('safeReturnTo', () => {
  test.each([
    ['/User/Dashboard', '/User/Dashboard'],
    ['/User/Owners/ViewProperty?id=7&tab=images#photos', '/User/Owners/ViewProperty?id=7&tab=images#photos'],
    ['/Properties?place=Denver%2C%20CO', '/Properties?place=Denver%2C%20CO'],
    ['/User/../Plans', '/Plans'],
  ])('goes back to %s', (returnTo, expected) => {
    expect(safeReturnTo(returnTo)).toBe(expected)
  })

  test.each([
    null,
    '',
    'User/Dashboard',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    ' /User/Dashboard',
    '/Signin',
    '/SIGNUP?returnTo=%2FSignin',
    '/oauth/callback?code=1',
    '/ResetPassword/abc',
  ])('does not go to %j', (returnTo) => {
    expect(safeReturnTo(returnTo)).toBe('/User/Dashboard')
    expect(safeReturnTo(returnTo, '/Properties')).toBe('/Properties')
  })
})
