import { expect, test } from 'vitest'
import { publicChrome } from './public-chrome.ts'

test.each([
  ['/', true, true],
  ['/Properties', true, true],
  ['/Signin', false, false],
  ['/signup/42', false, false],
  ['/oauth/callback', false, true],
  ['/ForgotPassword', false, false],
  ['/ResetPassword/abc', false, false],
  ['/SigninHelp', true, true],
])('%s: nav %s, footer %s', (path, nav, footer) => expect(publicChrome(path)).toEqual({ nav, footer }))
