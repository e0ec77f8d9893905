import { GetDdlUsers, GetDdlUsersProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { profileForm } from './profile.factory.ts'

async function named(profileType: ProfileTypeName, LastName: string, IsPublic: boolean): Promise<TestPerson> {
  const person = await app.newPerson({ profileType })
  must(await person.call(UpdateUser, profileForm(person, { FirstName: 'Sam', LastName, IsPublic })))
  return person
}
const found = async (person: TestPerson, Text: string, ProfileTypeId?: number) =>
  (await person.call(GetDdlUsers, { Text, ProfileTypeId })).data.Items.map((item) => item.Id)

describe('GetDdlUsers', () => {
  test('finds public people and the own profiles by the start of a name, and nobody else', async () => {
    const caller = await named('Owner', 'Thornbury', false)
    const shown = await named('Agent', 'Thornton', true)
    const hidden = await named('Agent', 'Thornhill', false)
    const owner = await named('Owner', 'Thornwood', true)
    expect(await found(caller, 'THORN')).toEqual([caller.profileId, shown.profileId, owner.profileId])
    expect(await found(caller, 'sam thornt')).toEqual([shown.profileId])
    expect(await found(caller, 'thorn', 2)).toEqual([shown.profileId])
    expect(await found(hidden, 'thorn')).toEqual([hidden.profileId, shown.profileId, owner.profileId])
    expect(await found(owner, 'ornto')).toEqual([])

    await app.sql('update account set email_verified_at = null where id = $1', [shown.accountId])
    expect(await found(caller, 'thornton')).toEqual([])
  })

  test('signs with a meaning of their own are letters like any other', async () => {
    const caller = await named('Owner', '100%_sure\\', false)
    expect(await found(caller, '100%_')).toEqual([caller.profileId])
    expect(await found(caller, '%%')).toEqual([])
    expect(await found(caller, "x' or 1=1")).toEqual([])
    expect(await found(caller, 'sure\\')).toEqual([])
  })

  test('asks for two letters', async () => {
    const { error } = await (await app.newPerson()).call(GetDdlUsers, { Text: ' a ' })
    expect(error?.Fields).toEqual({ Text: 'Please type at least 2 characters.' })
  })
})

test('the own profiles as a dropdown', async () => {
  const person = await app.newPerson({ profileType: 'Tenant' })
  const owner = await app.secondProfile(person, 'Owner')
  const { data } = await person.call(GetDdlUsersProfiles, {})
  expect(data.Items).toMatchObject([
    { Id: person.profileId, Text: 'Pat Tester', ProfileType: 'Tenant', PicPath: null },
    { Id: owner.profileId, ProfileType: 'Owner' },
  ])
})
