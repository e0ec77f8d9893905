import { AddAsset, DeleteAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { CheckProfileByProfileTypeId, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import {
  UpdateAccountType,
  UpdateDefaultProfile,
  UpdateProfileCategories,
  UpdateProfileType,
  UpdateUser,
} from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { houseInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { detailsOf, profileForm, recordIn, writesSecret } from './profile.factory.ts'

describe('UpdateProfileType', () => {
  test('makes an owner an agent: menus, secret and rights follow, categories and the public page begin anew', async () => {
    const person = await app.newPerson()
    must(await person.call(UpdateUser, profileForm(person, { IsPublic: true })))
    must(await person.call(UpdateProfileCategories, { ProfileId: person.profileId, CategoryIds: [1] }))
    const { data, headers } = await person.call(UpdateProfileType, { ProfileId: person.profileId, ProfileTypeId: PROFILE_TYPES.Agent })
    expect(data).toMatchObject({ ProfileType: 'Agent', ProfileCategoryIds: [], IsPublic: false })
    expect(recordIn(headers)?.Profile.ProfileType).toBe('Agent')
    expect(writesSecret(headers)).toBe(true)
    expect((await person.call(AddAsset, houseInput)).error?.Code).toBe('NotAvailableForProfile')
  })

  test('is refused while the profile has properties', async () => {
    const person = await app.newPerson()
    const { AssetId } = must(await person.call(AddAsset, houseInput))
    const change = { ProfileId: person.profileId, ProfileTypeId: PROFILE_TYPES.Tenant }
    const { status, error } = await person.call(UpdateProfileType, change)
    expect({ status, Message: error?.Message }).toEqual({ status: 409, Message: messages.profileHasProperties })
    must(await person.call(DeleteAsset, { AssetId }))
    expect((await person.call(UpdateProfileType, change)).status).toBe(200)
  })

  test('is refused where a profile of that kind is there', async () => {
    const person = await app.newPerson()
    await app.secondProfile(person, 'Agent')
    const { status, error } = await person.call(UpdateProfileType, { ProfileId: person.profileId, ProfileTypeId: PROFILE_TYPES.Agent })
    expect({ status, Code: error?.Code }).toEqual({ status: 409, Code: 'ProfileExists' })
    expect((await detailsOf(person)).ProfileType).toBe('Owner')
  })
})

describe('UpdateAccountType', () => {
  test('keeps properties, and takes a page off that does not say enough for a business', async () => {
    const person = await app.newPerson()
    must(await person.call(AddAsset, houseInput))
    must(await person.call(UpdateUser, profileForm(person, { IsPublic: true })))
    const { data, headers } = await person.call(UpdateAccountType, { ProfileId: person.profileId, AccountTypeId: ACCOUNT_TYPES.Business })
    expect(data).toMatchObject({ AccountType: 'Business', IsPublic: false })
    expect(writesSecret(headers)).toBe(true)
  })

  test('is refused where a profile of that kind is there', async () => {
    const person = await app.newPerson({ accountType: 'Business' })
    await app.secondProfile(person, 'Owner')
    const { error } = await person.call(UpdateAccountType, { ProfileId: person.profileId, AccountTypeId: ACCOUNT_TYPES.Personal })
    expect(error).toMatchObject({ Code: 'ProfileExists', Message: messages.profileExists })
  })
})

test('categories are those of the type', async () => {
  const person = await app.newPerson({ profileType: 'Tenant' })
  const choose = (CategoryIds: number[]) => person.call(UpdateProfileCategories, { ProfileId: person.profileId, CategoryIds })
  expect((await choose([43, 41, 41])).data.Categories).toEqual(['Individual', 'Student'])
  expect((await choose([1])).error?.Fields).toEqual({ CategoryIds: 'Category is not valid.' })
  expect((await choose([])).data.Categories).toEqual([])
})

test('whether a type is there, of any account type or of one', async () => {
  const person = await app.newPerson({ profileType: 'Agent' })
  const exists = async (ProfileTypeId: number, AccountTypeId?: number) =>
    (await person.call(CheckProfileByProfileTypeId, { ProfileTypeId, AccountTypeId })).data.Exists
  expect(await exists(PROFILE_TYPES.Agent)).toBe(true)
  expect(await exists(PROFILE_TYPES.Owner)).toBe(false)
  expect(await exists(PROFILE_TYPES.Agent, ACCOUNT_TYPES.Personal)).toBe(true)
  expect(await exists(PROFILE_TYPES.Agent, ACCOUNT_TYPES.Business)).toBe(false)
  expect(await exists(PROFILE_TYPES.Owner, ACCOUNT_TYPES.Personal)).toBe(false)
})

test('another profile becomes the default', async () => {
  const person = await app.newPerson()
  const agent = await app.secondProfile(person, 'Agent')
  must(await person.call(UpdateDefaultProfile, { ProfileId: agent.profileId }))
  const { data } = await person.call(GetUserProfiles, {})
  expect(data.Profiles.filter((profile) => profile.IsDefault).map((profile) => profile.ProfileId)).toEqual([agent.profileId])
})
