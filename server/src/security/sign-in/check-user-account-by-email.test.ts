import { CheckUserAccountByEmail } from '@keystead/contract/security/sign-in/account.operations.ts'
import { expect } from 'vitest'
import { app, testWith } from '../../../test/app.ts'
import { registration, signUp } from './account.factory.ts'

const test = testWith({ SENSITIVE_CALLS_PER_10_MINUTES: '5' })

test('knows an email in any case, refuses what is none, and has a quota', async () => {
  const { Email } = await signUp(app)
  const check = (text: string) => app.visitor().call(CheckUserAccountByEmail, { Email: text })
  expect((await check(Email.toUpperCase())).data).toEqual({ Exists: true })
  expect((await check(registration().Email)).data).toEqual({ Exists: false })
  expect((await check('nobody')).error?.Fields).toEqual({ Email: 'Email is not valid.' })
  await check(Email)
  await check(Email)
  expect((await check(Email)).status).toBe(429)
})
