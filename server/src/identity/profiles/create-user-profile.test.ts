import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { PROFILE_CATEGORIES } from '@keystead/contract/identity/profiles/profile-categories.ts'
import {
  CreateUserProfile,
  GetUserAccountDetails,
  GetUserDetails,
  GetUserProfiles,
} from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'

const ownerForm = { ProfileTypeId: PROFILE_TYPES.Owner, AccountTypeId: ACCOUNT_TYPES.Personal, FirstName: 'Ada', LastName: 'Quill' }

test('the first profile of an account becomes its default', async () => {
  const person = await app.newPerson({ profileType: null })
  const { status, data } = await person.call(CreateUserProfile, ownerForm)
  expect(status).toBe(200)
  expect(await app.sql('select default_profile_id from account where id = $1', [person.accountId])).toEqual([
    { default_profile_id: data.ProfileId },
  ])
  expect((await person.call(GetUserProfiles, {})).data).toMatchObject({
    ActiveProfileId: null,
    Profiles: [{ ProfileId: data.ProfileId, Name: 'Ada Quill' }],
  })
})

test('a further one is listed, counted and shown whole, and the default stays', async () => {
  const person = await app.newPerson()
  const [first, second] = PROFILE_CATEGORIES[PROFILE_TYPES.Tenant]
  const { data } = await person.call(CreateUserProfile, {
    ...ownerForm,
    ProfileTypeId: PROFILE_TYPES.Tenant,
    CategoryIds: [second!.id, first!.id],
    FirstName: 'نور',
    LastName: '王🏡',
  })
  expect((await person.call(GetUserDetails, { ProfileId: data.ProfileId })).data).toMatchObject({
    Name: 'نور 王🏡',
    FirstName: 'نور',
    LastName: '王🏡',
    ProfileType: 'Tenant',
    Email: person.email,
    Mobile: null,
    Categories: [first!.name, second!.name],
  })
  expect((await person.call(GetUserAccountDetails, {})).data).toMatchObject({
    AccountId: person.accountId,
    Email: person.email,
    Plan: 'Free',
    ProfilesCount: 2,
  })
  expect(await app.sql('select default_profile_id from account where id = $1', [person.accountId])).toEqual([
    { default_profile_id: person.profileId },
  ])
})

test('of the same kind there is one, also when two are asked for at once', async () => {
  const person = await app.newPerson({ profileType: null })
  const answers = await Promise.all([person.call(CreateUserProfile, ownerForm), person.call(CreateUserProfile, ownerForm)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  expect(answers.find((answer) => answer.status === 409)?.error).toMatchObject({ Code: 'ProfileExists', Message: messages.profileExists })
})

test.each([
  ['ProfileTypeId', { ProfileTypeId: 0 }, 'Profile type is not valid.'],
  ['AccountTypeId', { AccountTypeId: 3 }, 'Account type is not valid.'],
  ['FirstName', { FirstName: '   ' }, 'First name can not be empty.'],
  ['LastName', { LastName: 'x'.repeat(61) }, 'Last name can have at most 60 characters.'],
  ['CategoryIds', { CategoryIds: [PROFILE_CATEGORIES[PROFILE_TYPES.Agent][0]!.id] }, 'Category is not valid.'],
])('refuses a wrong %s at its field', async (field, changes, sentence) => {
  const person = await app.newPerson({ profileType: null })
  const { status, error } = await person.call(CreateUserProfile, { ...ownerForm, ...changes })
  expect(status).toBe(400)
  expect(error?.Fields).toEqual({ [field]: sentence })
})

test('a visitor is asked to sign in', async () => {
  expect((await app.visitor().call(CreateUserProfile, ownerForm)).status).toBe(401)
})

test('details of a foreign profile are not found', async () => {
  const [person, other] = [await app.newPerson(), await app.newPerson()]
  const { status, error } = await person.call(GetUserDetails, { ProfileId: other.profileId })
  expect(status).toBe(404)
  expect(error).toMatchObject({ Code: 'ProfileNotFound', Message: messages.profileNotFound })
})
