import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { GetUserAccountDetails, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { detailsOf, profileForm, recordIn, writesSecret } from './profile.factory.ts'

describe('UpdateUser', () => {
  test('keeps all that an agent says, tidied', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const { status, data } = await agent.call(
      UpdateUser,
      profileForm(agent, {
        FirstName: '  Noor ',
        LastName: "O'Brien-王",
        Mobile: '+1 303.555.0142',
        About: 'First line.\nSecond line.',
        Website: 'homes.example.com/denver',
        LicenseNumber: 'FA-100',
        LicenseStateId: 8,
        LanguageIds: [2, 1, 2],
        YearsExperience: 12,
        City: 'DENVER',
        ServiceRadiusMiles: 40,
        IsPublic: true,
      }),
    )
    expect(status).toBe(200)
    expect(data).toEqual(await detailsOf(agent))
    expect(data).toMatchObject({
      Version: 2,
      Name: "Noor O'Brien-王",
      Mobile: '(303) 555-0142',
      About: 'First line.\nSecond line.',
      Website: 'https://homes.example.com/denver',
      LicenseNumber: 'FA-100',
      LicenseStateCode: 'CO',
      LanguageIds: [2, 1],
      YearsExperience: 12,
      City: 'Denver',
      StateCode: 'CO',
      ServiceRadiusMiles: 40,
      IsPublic: true,
    })
    expect((await agent.call(GetUserAccountDetails, {})).data).toMatchObject({ Mobile: '(303) 555-0142' })
  })

  test('of two editors the second is told, and nothing is overwritten', async () => {
    const person = await app.newPerson()
    expect((await person.call(UpdateUser, profileForm(person, { About: 'The first one.' }))).status).toBe(200)
    const { status, error } = await person.call(UpdateUser, profileForm(person, { About: 'The second one.' }))
    expect({ status, Code: error?.Code, Message: error?.Message }).toEqual({
      status: 409,
      Code: 'ProfileChanged',
      Message: messages.profileChanged,
    })
    expect((await detailsOf(person)).About).toBe('The first one.')
  })

  test('the name in the header follows at once, under the same secret; another profile changes nothing there', async () => {
    const person = await app.newPerson()
    const { headers } = await person.call(UpdateUser, profileForm(person))
    expect(recordIn(headers)?.Profile.Name).toBe('Ada Quill')
    expect(writesSecret(headers)).toBe(false)
    const agent = await app.secondProfile(person, 'Agent')
    expect(recordIn((await person.call(UpdateUser, profileForm(agent))).headers)).toBeNull()
  })

  test('completeness grows with what is said', async () => {
    const person = await app.newPerson({ profileType: 'Agent' })
    const completeness = async () => (await person.call(GetUserProfiles, {})).data.Profiles[0]?.Completeness
    expect(await completeness()).toBe(0)
    await person.call(UpdateUser, profileForm(person))
    expect(await completeness()).toBe(43)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['FirstName', { FirstName: ' ' }, 'First name can not be empty.'],
    ['LastName', { LastName: 'x'.repeat(300) }, 'Last name can have at most 60 characters.'],
    ['Mobile', { Mobile: '555' }, 'Mobile is not valid.'],
    ['About', { About: 'x'.repeat(2001) }, 'About me can have at most 2,000 characters.'],
    ['About', { About: null, IsPublic: true }, 'About me can not be empty.'],
    ['Website', { Website: 'javascript:alert(1)' }, 'Website is not valid.'],
    ['Website', { Website: 'ftp://example.com' }, 'Website is not valid.'],
    ['Website', { Website: 'https://bank.example.com@evil.example' }, 'Website is not valid.'],
    ['Website', { Website: 'localhost:4000' }, 'Website is not valid.'],
    ['LicenseStateId', { LicenseNumber: 'FA-1' }, 'License state can not be empty.'],
    ['LicenseStateId', { LicenseNumber: 'FA-1', LicenseStateId: 9999 }, 'License state is not valid.'],
    ['LanguageIds.0', { LanguageIds: [99] }, 'Language is not valid.'],
    ['YearsExperience', { YearsExperience: 81 }, 'Years of experience should be between 0 and 80.'],
    ['City', { City: 'Atlantis' }, 'City is not valid.'],
    ['StateId', { StateId: null }, 'State can not be empty.'],
    ['ServiceRadiusMiles', { ServiceRadiusMiles: 101 }, 'Service radius should be between 5 and 100.'],
  ])('refuses a wrong %s at its field: %j', async (field, changes, sentence) => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const { status, error } = await agent.call(UpdateUser, profileForm(agent, changes))
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { [field]: sentence } })
  })

  test('a business names its company, and describes it before strangers read it', async () => {
    const person = await app.newPerson({ accountType: 'Business' })
    expect((await person.call(UpdateUser, profileForm(person))).error?.Fields).toEqual({ CompanyName: 'Company can not be empty.' })
    const named = profileForm(person, { CompanyName: 'Quill Homes' })
    expect((await person.call(UpdateUser, { ...named, IsPublic: true })).error?.Fields).toEqual({
      AboutCompany: 'About company can not be empty.',
    })
    expect((await person.call(UpdateUser, named)).status).toBe(200)
  })

  test('a tenant has no public page, and only agents have a license', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    expect((await tenant.call(UpdateUser, profileForm(tenant, { IsPublic: true }))).error?.Fields).toEqual({
      IsPublic: messages.tenantStaysPrivate,
    })
    const { data } = await tenant.call(UpdateUser, profileForm(tenant, { LicenseNumber: 'FA-1', LicenseStateId: 8 }))
    expect(data).toMatchObject({ LicenseNumber: null, LicenseStateId: null })
  })
})
