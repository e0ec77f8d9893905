import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { cookiesOf } from './account.factory.ts'

test('ends the session of the cookie and clears both cookies', async () => {
  const person = await app.newPerson()
  const { data, headers } = await person.call(Logout, { accountid: person.accountId, devicetypeid: 1, sessionid: person.sessionId })
  expect(data).toEqual({ SignedOut: true })
  const cookies = cookiesOf(headers)
  for (const name of ['sid', '_u']) {
    expect(cookies.get(name)!.value).toBe('')
    expect(cookies.get(name)!.attributes).toContain('expires=thu, 01 jan 1970 00:00:00 gmt')
  }
  expect((await person.call(GetUserProfiles, {})).status).toBe(401)
})

test('ends no session that the body names', async () => {
  const [person, other] = [await app.newPerson(), await app.newPerson()]
  await person.call(Logout, { accountid: other.accountId, sessionid: other.sessionId })
  expect((await other.call(GetUserProfiles, {})).status).toBe(200)
})

test('works without a session, without a transaction id, and twice', async () => {
  const person = await app.newPerson()
  expect((await app.visitor().call(Logout, {}, { transactionId: null })).data).toEqual({ SignedOut: true })
  await person.call(Logout, {})
  expect((await person.call(Logout, {})).status).toBe(200)
})
