import { AddEditAssetOwners, DeleteAssetOwner, GetAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { addProperty, nobodysId } from '../properties/property.factory.ts'
import { type OwnerInput, addSilentOwner, dayWhereItStands, owner, ownersOf } from './owner.factory.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'

let person: TestPerson
let AssetId: string
test.beforeAll(async () => {
  person = await app.newPerson({ firstName: 'Ruth' })
})
beforeEach(async () => {
  AssetId = (await addProperty(person)).AssetId
})

const say = (Owners: OwnerInput[], rest: { Version?: number; EffectiveFrom?: string } = {}) =>
  person.call(AddEditAssetOwners, { AssetId, Version: 0, Owners, ...rest })
const percents = async () =>
  (await ownersOf(person, AssetId)).Owners.map(({ Name, OwnershipPercent }) => [Name.split(' ')[0], OwnershipPercent])
const day = (offset: number) => dayWhereItStands(app, AssetId, offset)

describe('owners', () => {
  test('are the managing profile alone as long as nothing is said', async () => {
    expect(await ownersOf(person, AssetId)).toMatchObject({
      OwnersVersion: 0,
      Owners: [{ OwnerId: null, OwnershipPercent: 100, IsManagingOwner: true, EffectiveFrom: null }],
      Past: [],
    })
  })

  test('hold what was said of them, with all that belongs to it', async () => {
    const answer = await say([
      owner(60),
      owner(40, { Name: 'Iris Bell', Email: 'Iris@Example.com', VestingId: 3, Receives1099: false, Notes: 'Sister' }),
    ])
    expect(answer.data).toEqual({ AssetId, OwnersVersion: 1 })
    const { Owners } = await ownersOf(person, AssetId)
    expect(Owners).toMatchObject([
      { OwnershipPercent: 60, IsManagingOwner: true },
      {
        Name: 'Iris Bell',
        Email: 'iris@example.com',
        OwnershipPercent: 40,
        IsManagingOwner: false,
        VestingId: 3,
        ReceivesDistributions: true,
        Receives1099: false,
        Notes: 'Sister',
        EffectiveFrom: await day(0),
      },
    ])
  })

  test.each([
    ['99.99', [33.33, 33.33, 33.33], 'Ownership percents add up to 99.99, not to 100.'],
    ['100.01', [33.34, 33.34, 33.33], 'Ownership percents add up to 100.01, not to 100.'],
  ])('of %s percent are refused', async (_sum, [own, ...others], message) => {
    const { status, error } = await say([owner(own!), ...others.map((percent, index) => owner(percent, { Name: `Other ${index}` }))])
    expect(status).toBe(400)
    expect(error?.Fields).toEqual({ Owners: message })
    expect((await ownersOf(person, AssetId)).OwnersVersion).toBe(0)
  })

  test('of 33.34, 33.33 and 33.33 percent make a whole', async () => {
    expect((await say([owner(33.34), owner(33.33, { Name: 'Iris Bell' }), owner(33.33, { Name: 'Tom Reed' })])).status).toBe(200)
    expect((await percents()).map(([, percent]) => percent)).toEqual([33.34, 33.33, 33.33])
  })

  test.each([
    ['a percent below zero', [owner(110), owner(-10, { Name: 'Iris' })], 'Owners.1.OwnershipPercent'],
    ['a third decimal', [owner(99.999), owner(0.001, { Name: 'Iris' })], 'Owners.0.OwnershipPercent'],
    ['nobody at all', [], 'Owners'],
    ['nobody who manages', [owner(100, { Name: 'Iris' })], 'Owners'],
    ['two without a name', [owner(50), owner(50)], 'Owners.1.Name'],
    ['eleven', [owner(90), ...Array.from({ length: 10 }, (_unused, index) => owner(1, { Name: `Other ${index}` }))], 'Owners'],
    ['an email that is none', [owner(50), owner(50, { Name: 'Iris', Email: 'iris' })], 'Owners.1.Email'],
    ['a vesting that does not exist', [owner(50), owner(50, { Name: 'Iris', VestingId: 99 })], 'Owners.1.VestingId'],
  ])('%s: told at its field', async (_what, owners, field) => {
    const { status, error } = await say(owners)
    expect(status).toBe(400)
    expect(Object.keys(error?.Fields ?? {})).toContain(field)
  })

  test('of somebody else are nobody else’s to change', async () => {
    const stranger = await app.newPerson()
    const { ownerId } = await addSilentOwner(person, AssetId)
    const theirs = (await addProperty(stranger)).AssetId
    expect((await stranger.call(GetAssetOwners, { AssetId })).status).toBe(404)
    expect((await stranger.call(AddEditAssetOwners, { AssetId, Version: 1, Owners: [owner(100)] })).status).toBe(404)
    expect((await stranger.call(DeleteAssetOwner, { OwnerId: ownerId })).status).toBe(404)
    const swapped = await stranger.call(AddEditAssetOwners, {
      AssetId: theirs,
      Version: 0,
      Owners: [owner(50), owner(50, { OwnerId: ownerId, Name: 'Iris Bell' })],
    })
    expect(swapped.status).toBe(404)
    expect((await say([owner(50), owner(50, { OwnerId: nobodysId(), Name: 'Iris' })], { Version: 1 })).status).toBe(404)
  })

  test('of a property that was deleted are gone with it', async () => {
    const { ownerId } = await addSilentOwner(person, AssetId)
    await app.sql('update asset set deleted_at = now() where id = $1', [AssetId])
    expect((await person.call(DeleteAssetOwner, { OwnerId: ownerId })).status).toBe(404)
  })
})

describe('a change', () => {
  test('that another one came before is refused and changes nothing', async () => {
    await say([owner(60), owner(40, { Name: 'Iris Bell' })])
    const late = await say([owner(10), owner(90, { Name: 'Tom Reed' })])
    expect(late).toMatchObject({ status: 409, error: { Code: 'PropertyChanged' } })
    expect(await percents()).toMatchObject([
      [expect.anything(), 60],
      ['Iris', 40],
    ])
  })

  test('of two at once: one counts', async () => {
    const answers = await Promise.all([say([owner(60), owner(40, { Name: 'Iris' })]), say([owner(70), owner(30, { Name: 'Tom' })])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await percents()).toHaveLength(2)
  })

  test('ends the shares before it and begins new ones on its day', async () => {
    const [long, lately] = [await day(-30), await day(-10)]
    await say([owner(60), owner(40, { Name: 'Iris Bell' })], { EffectiveFrom: long })
    const { Owners } = await ownersOf(person, AssetId)
    const OwnerId = Owners[1]!.OwnerId
    await say([owner(70), owner(30, { OwnerId, Name: 'Iris Bell-Ward' })], { Version: 1, EffectiveFrom: lately })
    expect(await ownersOf(person, AssetId)).toMatchObject({
      OwnersVersion: 2,
      Owners: [
        { OwnershipPercent: 70, EffectiveFrom: lately },
        { OwnerId, Name: 'Iris Bell-Ward', OwnershipPercent: 30, EffectiveFrom: lately },
      ],
      Past: [
        { OwnershipPercent: 60, EffectiveFrom: long, EffectiveTo: lately },
        { OwnershipPercent: 40, EffectiveFrom: long, EffectiveTo: lately },
      ],
    })
  })

  test('on the same day puts right what was said, without a past', async () => {
    await say([owner(60), owner(40, { Name: 'Iris Bell' })])
    await say([owner(100)], { Version: 1 })
    expect(await ownersOf(person, AssetId)).toMatchObject({ Owners: [{ OwnershipPercent: 100 }], Past: [] })
  })

  test('can not be dated in the future, nor before the one that came last', async () => {
    expect((await say([owner(100)], { EffectiveFrom: await day(1) })).error?.Fields).toEqual({
      EffectiveFrom: 'Start date can’t be in the future.',
    })
    const lately = await day(-5)
    await say([owner(60), owner(40, { Name: 'Iris Bell' })], { EffectiveFrom: lately })
    expect((await say([owner(100)], { Version: 1, EffectiveFrom: await day(-6) })).error?.Fields).toEqual({
      EffectiveFrom: `Start date can’t be before the last change, on ${formatDate(lately)}.`,
    })
  })
})

describe('removing an owner', () => {
  test('who holds nothing works, and the rest stays a whole', async () => {
    const { ownerId } = await addSilentOwner(person, AssetId)
    expect((await person.call(DeleteAssetOwner, { OwnerId: ownerId })).data).toEqual({ OwnerId: ownerId, AssetId, OwnersVersion: 2 })
    expect((await percents()).map(([, percent]) => percent)).toEqual([100])
    expect((await person.call(DeleteAssetOwner, { OwnerId: ownerId })).status).toBe(404)
  })
  test('who holds a part is refused with the way out', async () => {
    await say([owner(60), owner(40, { Name: 'Iris Bell' })])
    const { Owners } = await ownersOf(person, AssetId)
    const answer = await person.call(DeleteAssetOwner, { OwnerId: Owners[1]!.OwnerId! })
    expect(answer).toMatchObject({ status: 409, error: { Code: 'OwnerHoldsShare' } })
  })
  test('who manages is refused', async () => {
    await say([owner(0), owner(100, { Name: 'Iris Bell' })])
    const { Owners } = await ownersOf(person, AssetId)
    const answer = await person.call(DeleteAssetOwner, { OwnerId: Owners[0]!.OwnerId! })
    expect(answer).toMatchObject({ status: 409, error: { Code: 'ManagingOwnerStays' } })
  })
})

test('the database itself refuses shares that make no whole', async () => {
  const { ownerId } = await addSilentOwner(person, AssetId)
  await expect(
    app.services.database.transaction({ kind: 'account', accountId: person.accountId }, (db) =>
      db.sql('update asset_owner_share set percent_bps = 1 where owner_id = $1', [ownerId]),
    ),
  ).rejects.toThrow(/add up to 10001/)
})
