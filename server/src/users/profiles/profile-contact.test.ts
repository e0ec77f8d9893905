import { messages } from '@keystead/contract/text/messages.ts'
import { GetProfileContact, UpdateProfileContact } from '@keystead/contract/users/profiles/profile-details.operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestPerson } from '../../../test/harness.ts'
import { detailsOf } from './profile.factory.ts'

const US = 539

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const contactForm = (person: TestPerson) => ({
  ProfileId: person.profileId,
  Version: 0,
  PhonePrimary: '303 555 0142',
  PhoneSecondary: '',
  Email: 'Office@Example.com',
  Address1: '1420 Larimer Street',
  Address2: 'Suite 4',
  City: 'Denver',
  StateId: 8,
  Zip: '80202',
  CountryId: US,
  ShowPhone: false,
  ShowEmail: false,
  ShowAddress: false,
})

const publicPart = async (person: TestPerson) => {
  const { PublicPhone, PublicEmail, PublicPlaceLine } = await detailsOf(person)
  return [PublicPhone, PublicEmail, PublicPlaceLine]
}

test('nothing is shown until its owner says so, and it goes away again', async () => {
  const person = await app.newPerson({ profileType: 'Agent' })
  expect((await person.call(GetProfileContact, { ProfileId: person.profileId })).data).toMatchObject({
    Version: 0,
    PhonePrimary: null,
    CountryId: US,
    ShowPhone: false,
  })

  const saved = await person.call(UpdateProfileContact, contactForm(person))
  expect(saved.data).toMatchObject({
    Version: 1,
    PhonePrimary: '(303) 555-0142',
    PhoneSecondary: null,
    Email: 'office@example.com',
    Zip: '80202',
  })
  expect(saved.data).toEqual((await person.call(GetProfileContact, { ProfileId: person.profileId })).data)
  expect(await publicPart(person)).toEqual([null, null, null])

  const shown = { ...contactForm(person), ShowPhone: true, ShowEmail: true, ShowAddress: true }
  expect((await person.call(UpdateProfileContact, { ...shown, Version: 1 })).status).toBe(200)
  expect(await publicPart(person)).toEqual(['(303) 555-0142', 'office@example.com', '1420 Larimer Street, Suite 4, Denver, CO 80202'])

  expect((await person.call(UpdateProfileContact, { ...contactForm(person), Version: 2 })).status).toBe(200)
  expect(await publicPart(person)).toEqual([null, null, null])
})

test('of two editors the second is told, also of two at once', async () => {
  const person = await app.newPerson()
  const answers = await Promise.all([
    person.call(UpdateProfileContact, contactForm(person)),
    person.call(UpdateProfileContact, { ...contactForm(person), Address2: 'Suite 5' }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(answers.find((answer) => answer.status === 409)?.error?.Message).toBe(messages.profileChanged)
})

test.each<[string, Record<string, unknown>, string]>([
  ['PhonePrimary', { PhonePrimary: '12' }, 'Primary phone is not valid.'],
  ['PhonePrimary', { PhonePrimary: '', ShowPhone: true }, 'Primary phone can not be empty.'],
  ['PhoneSecondary', { PhoneSecondary: 'call me' }, 'Secondary phone is not valid.'],
  ['Email', { Email: 'not an address' }, 'Email is not valid.'],
  ['Email', { Email: null, ShowEmail: true }, 'Email can not be empty.'],
  ['Zip', { Zip: '8020' }, 'Zip is not valid.'],
  ['City', { City: '' }, 'City can not be empty.'],
  ['StateId', { StateId: null }, 'State can not be empty.'],
  ['StateId', { StateId: 9999 }, 'State is not valid.'],
  ['CountryId', { CountryId: 1_000_000 }, 'Country is not valid.'],
])('refuses a wrong %s at its field: %j', async (field, changes, sentence) => {
  const person = await app.newPerson()
  const { status, error } = await person.call(UpdateProfileContact, { ...contactForm(person), ...changes })
  expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { [field]: sentence } })
})
