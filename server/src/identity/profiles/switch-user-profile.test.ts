import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { CreateUserProfile, GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'

async function addAgentProfile(person: TestPerson): Promise<string> {
  const { data } = await person.call(CreateUserProfile, {
    ProfileTypeId: PROFILE_TYPES.Agent,
    AccountTypeId: ACCOUNT_TYPES.Business,
    FirstName: 'Pat',
    LastName: 'Agent',
  })
  return data.ProfileId
}

const setCookies = (headers: Headers) => headers.getSetCookie().map((line) => line.split('; '))

test('makes the profile active, changes the secret and rewrites the record for 30 days', async () => {
  const person = await app.newPerson()
  const agentProfile = await addAgentProfile(person)
  const { status, data, headers } = await person.call(SwitchUserProfile, { ProfileId: agentProfile })

  expect(status).toBe(200)
  expect(data).toMatchObject({
    AccountId: person.accountId,
    SessionId: person.sessionId,
    Profile: { ProfileId: agentProfile, ProfileType: 'Agent', AccountType: 'Business' },
  })
  const [session, record] = ['sid=', '_u='].map((name) => setCookies(headers).find(([pair]) => pair!.startsWith(name)))
  expect(JSON.parse(decodeURIComponent(record![0]!.slice(3)))).toEqual(data)
  expect(record).toContain('Max-Age=2592000')
  expect(session![0]).not.toBe(person.cookie)

  const withNewSecret = await person.call(GetUserProfiles, {}, { headers: { cookie: session![0]! } })
  expect(withNewSecret.data.ActiveProfileId).toBe(agentProfile)
  await app.sql(`update session set rotated_at = now() - interval '31 seconds' where id = $1`, [person.sessionId])
  expect((await person.call(GetUserProfiles, {}, { headers: { cookie: person.cookie } })).status).toBe(401)
})

test('a foreign, a removed and an absent profile answer alike and change nothing', async () => {
  const person = await app.newPerson()
  const other = await app.newPerson()
  const removed = await addAgentProfile(person)
  await app.sql(`update profile set status = 'P' where id = $1`, [removed])
  for (const ProfileId of [other.profileId, removed, '00000000-0000-4000-8000-000000000000']) {
    const { status, error, headers } = await person.call(SwitchUserProfile, { ProfileId })
    expect({ status, code: error?.Code, message: error?.Message, cookies: headers.getSetCookie() }).toEqual({
      status: 404,
      code: 'ProfileNotFound',
      message: messages.profileNotFound,
      cookies: [],
    })
  }
  expect((await person.call(GetUserProfiles, {})).data.ActiveProfileId).toBe(person.profileId)
})

test('what is no id is refused at its field', async () => {
  const person = await app.newPerson()
  expect((await person.call(SwitchUserProfile, { ProfileId: '7' })).error?.Fields).toEqual({ ProfileId: 'Profile is not valid.' })
  expect((await person.call(SwitchUserProfile, { ProfileId: '' })).error?.Fields).toEqual({ ProfileId: 'Profile can not be empty.' })
})
