import { PROFILE_CATEGORIES } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { GetProfileCategories, GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { findProfileCards } from './profile.public.ts'

test('each profile type has categories of its own', async () => {
  const { data: types } = await app.visitor().call(GetProfileTypes, {})
  expect(types.ProfileTypes.map((type) => type.Text)).toEqual(['Owner', 'Agent', 'Tenant'])
  expect(types.AccountTypes.map((type) => type.Text)).toEqual(['Personal', 'Business'])
  for (const { Id } of types.ProfileTypes) {
    const { data } = await app.visitor().call(GetProfileCategories, { ProfileTypeId: Id })
    expect(data.Items.length).toBe(7)
  }
  const ids = Object.values(PROFILE_CATEGORIES).flatMap((categories) => categories.map((category) => category.id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('an unknown profile type is refused at its field', async () => {
  const { error } = await app.visitor().call(GetProfileCategories, { ProfileTypeId: 4 })
  expect(error?.Fields).toEqual({ ProfileTypeId: 'Profile type is not valid.' })
})

test('cards show name and type of those that exist', async () => {
  const person = await app.newPerson({ profileType: 'Agent', firstName: 'Robin' })
  const absent = '00000000-0000-4000-8000-000000000000'
  const cards = await findProfileCards(app.services.database.db, [person.profileId, absent])
  expect([...cards.values()]).toEqual([
    { ProfileId: person.profileId, Name: 'Robin Tester', ProfileType: 'Agent', PicPath: null, HasPage: false },
  ])
})
