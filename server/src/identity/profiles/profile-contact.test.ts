import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { GetProfileContact, UpdateProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { countryIdOf } from '@keystead/contract/values/countries.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { detailsOf } from './profile.factory.ts'

const [US, CANADA, GERMANY, BRITAIN] = ['US', 'CA', 'DE', 'GB'].map(countryIdOf)

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
  Region: null as string | null,
  Zip: '80202',
  CountryId: US!,
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

const TORONTO = { City: 'Toronto', StateId: 124_035, Zip: 'M5V 2T6', PhonePrimary: '416 967 1111' }
const BERLIN = { City: 'Berlin', StateId: null, Region: 'Brandenburg', Zip: '10115', PhonePrimary: '030 901820' }

test('each country has its own states, postal codes and numbers, and is named in the address that is shown', async () => {
  const person = await app.newPerson({ profileType: 'Agent' })
  const shown = { ...contactForm(person), Address2: '', ShowPhone: true, ShowAddress: true }
  const { data } = await person.call(UpdateProfileContact, { ...shown, ...TORONTO, CountryId: CANADA! })
  expect(data).toMatchObject({ ...TORONTO, Region: null, PhonePrimary: '(416) 967-1111' })
  expect(await publicPart(person)).toEqual(['(416) 967-1111', null, '1420 Larimer Street, Toronto, ON M5V 2T6, Canada'])

  const next = await person.call(UpdateProfileContact, { ...shown, ...BERLIN, CountryId: GERMANY!, Version: 1 })
  expect(next.data).toMatchObject({ ...BERLIN, PhonePrimary: '+49 30 901820' })
  expect(await publicPart(person)).toEqual(['+49 30 901820', null, '1420 Larimer Street, Berlin, Brandenburg 10115, Germany'])
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
  ['StateId', { ...TORONTO, StateId: 8, CountryId: CANADA }, 'State is not valid.'],
  ['StateId', { ...TORONTO, StateId: null, CountryId: CANADA }, 'State can not be empty.'],
  ['StateId', { StateId: 124_035 }, 'State is not valid.'],
  ['StateId', { ...BERLIN, StateId: 8, CountryId: GERMANY }, 'State is not valid.'],
  ['Region', { Region: 'Rockies' }, 'Region is not valid.'],
  ['Zip', { ...TORONTO, Zip: '80202', CountryId: CANADA }, 'Postal code is not valid.'],
  ['Zip', { ...BERLIN, Zip: 'SW1A 1AA', CountryId: GERMANY }, 'Postal code is not valid.'],
  ['PhonePrimary', { ...BERLIN, PhonePrimary: '303 555 0142 99 1234', CountryId: BRITAIN, Zip: '' }, 'Primary phone is not valid.'],
  ['PhonePrimary', { PhonePrimary: '123 456 7890' }, 'Primary phone is not valid.'],
  ['CountryId', { CountryId: 1_000_000, StateId: null, City: '', Zip: '' }, 'Country is not valid.'],
])('refuses a wrong %s at its field: %j', async (field, changes, sentence) => {
  const person = await app.newPerson()
  const { status, error } = await person.call(UpdateProfileContact, { ...contactForm(person), ...changes })
  expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { [field]: sentence } })
})
