import { DeleteAssets, EditAssets, GetUserAssetIds, ListAssets, UnlistAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { EditAssetInformation, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { type PropertyInput, addListedProperty, addProperty, nobodysId, propertyInputWith } from '../properties/property.factory.ts'
import { addBuilding, addUnits, listAnyway } from '../units/unit.factory.ts'

let owner: TestPerson
let stranger: TestPerson

test.beforeAll(async () => {
  owner = await app.newPerson()
  stranger = await app.newPerson()
})

/** Properties that may go on the market without a photo. */
async function readyProperties(count: number, overrides: Partial<PropertyInput> = {}): Promise<string[]> {
  const added = []
  for (let index = 0; index < count; index += 1) added.push((await addProperty(owner, overrides)).AssetId)
  await app.sql('update asset set imported = true, open_checks = 0 where id = any($1::uuid[])', [added])
  return added
}

async function detailsOf(assetId: string) {
  return (await owner.call(GetUserAssetDetails, { AssetId: assetId })).data
}

type Outcomes = { Results: readonly { Outcome: string; Reason: string | null }[] }
const outcomesOf = ({ Results }: Outcomes) => Results.map(({ Outcome }) => Outcome)
const reasonsOf = ({ Results }: Outcomes) => Results.map(({ Reason }) => Reason)

describe('ListAssets and UnlistAssets', () => {
  test('list what is ready, and say what the others miss', async () => {
    const [ready = '', listed = ''] = await readyProperties(2)
    await listAnyway(app, [listed])
    const bare = await addProperty(owner, { Description: 'Short.' })
    const { data } = await owner.call(ListAssets, { AssetIds: [bare.AssetId, ready, listed] })
    expect(outcomesOf(data)).toEqual(['refused', 'done', 'unchanged'])
    expect(data.Results[0]).toMatchObject({
      Title: bare.Title,
      Code: 'PropertyNotReady',
      Reason: 'Describe it in at least 50 characters, Add a photo.',
    })
    expect(await detailsOf(ready)).toMatchObject({ IsListed: true, ListedAt: expect.any(String), ExpiresAt: expect.any(String) })

    const back = await owner.call(UnlistAssets, { AssetIds: [bare.AssetId, ready], Reason: 'rented' })
    expect(outcomesOf(back.data)).toEqual(['unchanged', 'done'])
    expect(await detailsOf(ready)).toMatchObject({ IsListed: false, UnlistedReason: 'rented' })
  })

  test('ask for a second look at words that may go against the law', async () => {
    const [flagged = '', plain = ''] = await readyProperties(2)
    await app.sql(
      `update asset set description = 'A quiet place for one or two, sorry, no children in this building at all.' where id = $1`,
      [flagged],
    )
    const first = (await owner.call(ListAssets, { AssetIds: [flagged, plain] })).data
    expect(outcomesOf(first)).toEqual(['refused', 'done'])
    expect(first.Results[0]).toMatchObject({ Code: 'FairHousingNotReviewed', Reason: expect.stringMatching(/“no children”/i) })
    expect(outcomesOf((await owner.call(ListAssets, { AssetIds: [flagged], FairHousingReviewed: true })).data)).toEqual(['done'])
  })

  test('answer foreign, missing and deleted properties alike, and leave them as they are', async () => {
    const foreign = await addListedProperty(app, stranger)
    const deleted = (await readyProperties(1))[0] ?? ''
    await owner.call(DeleteAssets, { AssetIds: [deleted] })
    const AssetIds = [foreign.AssetId, nobodysId(), deleted]
    for (const operation of [ListAssets, UnlistAssets, DeleteAssets]) {
      const { data } = await owner.call(operation, { AssetIds })
      expect(data.Results.map(({ AssetId: _id, ...rest }) => rest)).toEqual(
        AssetIds.map(() => ({ Title: null, Outcome: 'refused', Code: 'PropertyNotFound', Reason: messages.propertyNotFound })),
      )
    }
    const [row] = await app.sql('select is_listed, deleted_at from asset where id = $1', [foreign.AssetId])
    expect(row).toEqual({ is_listed: true, deleted_at: null })
  })

  test('take each property once, and at most two hundred', async () => {
    const [ready = ''] = await readyProperties(1)
    const twice = await owner.call(ListAssets, { AssetIds: [ready, ready.toUpperCase()] })
    expect(outcomesOf(twice.data)).toEqual(['done'])
    const many = await owner.call(ListAssets, { AssetIds: Array.from({ length: 201 }, nobodysId) })
    expect(many.error?.Fields).toEqual({ AssetIds: 'At most 200 properties go at once.' })
    expect((await owner.call(ListAssets, { AssetIds: [] })).error?.Fields).toEqual({ AssetIds: 'Properties can not be empty.' })
  })

  test('are one entry of the audit with its counts', async () => {
    const [ready = ''] = await readyProperties(1)
    await owner.call(ListAssets, { AssetIds: [ready, nobodysId()] })
    const [event] = await app.sql<{ detail: Record<string, unknown> }>(
      `select detail from audit_event where operation = 'ListAssets' and chain = $1 order by seq desc limit 1`,
      [`account:${owner.accountId}`],
    )
    expect(event?.detail).toMatchObject({ done: 1, unchanged: 0, refused: 1, listed: [ready] })
  })
})

describe('EditAssets', () => {
  test.each<[string, object, string]>([
    ['up by a percentage', { Direction: 'raise', Percent: 3.5 }, '2485.00'],
    ['down by a percentage', { Direction: 'lower', Percent: 10 }, '2161.00'],
    ['up by an amount', { Direction: 'raise', Amount: '75.50' }, '2477.00'],
    ['down by an amount', { Direction: 'lower', Amount: '101' }, '2300.00'],
  ])('moves rents %s, in whole dollars', async (_label, RentChange, rent) => {
    const asset = await addProperty(owner, { Rent: '2401.00' })
    const { data } = await owner.call(EditAssets, { AssetIds: [asset.AssetId], Changes: { RentChange } as never })
    expect(outcomesOf(data)).toEqual(['done'])
    expect(await detailsOf(asset.AssetId)).toMatchObject({ Rent: rent, Version: asset.Version + 1 })
    const [row] = await app.sql('select amount_cents, search_cents, rent_cents from asset where id = $1', [asset.AssetId])
    const cents = Math.round(Number(rent) * 100)
    expect(row).toEqual({ amount_cents: cents, search_cents: cents, rent_cents: cents })
  })

  test('compares a weekly rent by the month, and tells strangers the new one', async () => {
    const asset = await addListedProperty(app, owner, { Rent: '300.00', RentFrequencyId: 2 })
    await owner.call(EditAssets, { AssetIds: [asset.AssetId], Changes: { RentChange: { Direction: 'raise', Percent: 10 } } })
    const [row] = await app.sql('select amount_cents, search_cents, previous_amount_cents from listing where id = $1', [asset.AssetId])
    expect(row).toEqual({ amount_cents: 33_000, search_cents: 143_000, previous_amount_cents: 30_000 })
  })

  test('sets what is named, and leaves the rest', async () => {
    const asset = await addProperty(owner, {
      PetsAllowedIds: [3],
      AvailableOn: '2027-01-01',
      PrivateRemarks: 'Old',
      ApplicationFee: '50.00',
    })
    const Changes = {
      AvailableOn: null,
      PetsAllowedIds: [],
      SmokingId: 1,
      RentIncludesIds: [1, 3],
      ApplicationFee: '0.00',
      ShowingAccessId: 4,
      AddressExactness: 2,
      PrivateRemarks: 'The code is 42.\nAsk twice.',
    }
    const { data } = await owner.call(EditAssets, { AssetIds: [asset.AssetId], Changes })
    expect(outcomesOf(data)).toEqual(['done'])
    expect(await detailsOf(asset.AssetId)).toMatchObject({
      ...Changes,
      Rent: asset.Rent,
      Title: asset.Title,
      Description: asset.Description,
    })
    const again = await owner.call(EditAssets, { AssetIds: [asset.AssetId], Changes })
    expect(outcomesOf(again.data)).toEqual(['unchanged'])
    expect((await detailsOf(asset.AssetId)).Version).toBe(asset.Version + 1)
  })

  test('skips what does not apply, and says so', async () => {
    const home = await addProperty(owner, { ListingTypeId: 2, Rent: null, Price: '300000' })
    const land = await addProperty(owner, { AssetTypeId: 115, Bedrooms: null, Bathrooms: null })
    const AssetIds = [home.AssetId, land.AssetId]
    const rent = await owner.call(EditAssets, { AssetIds, Changes: { RentChange: { Direction: 'raise', Amount: '10' } } })
    expect(outcomesOf(rent.data)).toEqual(['unchanged', 'done'])
    expect(reasonsOf(rent.data)).toEqual(['It has no rent.', null])
    const pets = await owner.call(EditAssets, { AssetIds, Changes: { PetsAllowedIds: [1] } })
    expect(outcomesOf(pets.data)).toEqual(['done', 'unchanged'])
    // One thing applies, the other does not: what applies is done.
    const both = await owner.call(EditAssets, { AssetIds: [home.AssetId], Changes: { SmokingId: 1, RentIncludesIds: [1] } })
    expect(outcomesOf(both.data)).toEqual(['done'])
    expect(await detailsOf(home.AssetId)).toMatchObject({ SmokingId: 1, RentIncludesIds: [] })
  })

  test('one that cannot be changed holds nobody else up', async () => {
    const cheap = await addProperty(owner, { Rent: '90.00' })
    const dear = await addProperty(owner, { Rent: '9999999999.00' })
    const usual = await addProperty(owner, { Rent: '1000.00' })
    const AssetIds = [cheap.AssetId, dear.AssetId, usual.AssetId]
    const lower = await owner.call(EditAssets, { AssetIds, Changes: { RentChange: { Direction: 'lower', Amount: '90' } } })
    expect(outcomesOf(lower.data)).toEqual(['refused', 'done', 'done'])
    const raise = await owner.call(EditAssets, { AssetIds, Changes: { RentChange: { Direction: 'raise', Percent: 90 } } })
    expect(outcomesOf(raise.data)).toEqual(['done', 'refused', 'done'])
    expect(await detailsOf(dear.AssetId)).toMatchObject({ Rent: '9999999909.00' })
  })

  test('is a change that another editor is told of', async () => {
    const asset = await addProperty(owner)
    await owner.call(EditAssets, { AssetIds: [asset.AssetId], Changes: { SmokingId: 1 } })
    const answer = await owner.call(EditAssetInformation, { ...propertyInputWith(), AssetId: asset.AssetId, Version: asset.Version })
    expect(answer.error?.Code).toBe('PropertyChanged')
  })

  test.each<[string, unknown, string, string]>([
    ['nothing to change', {}, 'Changes', 'Changes can not be empty.'],
    ['no object', 'x', 'Changes', 'Changes is not valid.'],
    ['a field of another name', { Title: 'All the same' }, 'Changes.Title', 'Title is not a known field.'],
    [
      'minus a hundred percent',
      { RentChange: { Direction: 'raise', Percent: -100 } },
      'Changes.RentChange.Percent',
      'Percent should be between 0.1 and 90.',
    ],
    [
      'no percent at all',
      { RentChange: { Direction: 'raise', Percent: 0 } },
      'Changes.RentChange.Percent',
      'Percent should be between 0.1 and 90.',
    ],
    [
      'an absurd percentage',
      { RentChange: { Direction: 'raise', Percent: 1e12 } },
      'Changes.RentChange.Percent',
      'Percent should be between 0.1 and 90.',
    ],
    [
      'an amount in words',
      { RentChange: { Direction: 'raise', Amount: 'a little' } },
      'Changes.RentChange.Amount',
      'Amount is not valid. Enter an amount such as 1250 or 1250.50.',
    ],
    [
      'a negative amount',
      { RentChange: { Direction: 'raise', Amount: '-5' } },
      'Changes.RentChange.Amount',
      'Amount is not valid. Enter an amount such as 1250 or 1250.50.',
    ],
    [
      'both',
      { RentChange: { Direction: 'raise', Amount: '5', Percent: 5 } },
      'Changes.RentChange.Percent',
      'Please give either a percentage or an amount.',
    ],
    [
      'a day that is none',
      { AvailableOn: '2027-02-30' },
      'Changes.AvailableOn',
      'Available date is not valid. Enter a date such as 11/22/2026.',
    ],
  ])('refuses %s', async (_label, Changes, field, message) => {
    const answer = await owner.call(EditAssets, { AssetIds: [nobodysId()], Changes: Changes as never })
    expect(answer).toMatchObject({ status: 400, error: { Fields: { [field]: message } } })
  })
})

describe('DeleteAssets', () => {
  test('deletes what is not listed, and buildings whose units go with them', async () => {
    const [house = '', listed = ''] = await readyProperties(2)
    await listAnyway(app, [listed])
    const [whole, part] = [await addBuilding(owner), await addBuilding(owner)]
    const units = await addUnits(owner, whole, ['1', '2'])
    const [gone = '', stays = ''] = await addUnits(owner, part, ['1', '2'])
    await listAnyway(app, [stays])
    const AssetIds = [whole.AssetId, ...units, part.AssetId, gone, stays, house, listed]
    const { data } = await owner.call(DeleteAssets, { AssetIds })
    expect(outcomesOf(data)).toEqual(['done', 'done', 'done', 'refused', 'done', 'refused', 'done', 'refused'])
    expect(data.Results[3]?.Reason).toBe('It has 1 unit. Please delete them first.')
    expect(data.Results[7]?.Reason).toBe(messages.propertyListedCannotBeDeleted)
    const left = await app.sql('select id from asset where id = any($1::uuid[]) and deleted_at is null', [AssetIds])
    expect(left.map(({ id }) => id).sort()).toEqual([part.AssetId, stays, listed].sort())
  })
})

describe('GetUserAssetIds', () => {
  test('selects all that match, units before their building, and at most a thousand', async () => {
    const person = await app.newPerson()
    const building = await addBuilding(person)
    await addUnits(person, building, ['1', '2'])
    const all = (await person.call(GetUserAssetIds, {})).data
    expect(all.AssetIds).toHaveLength(3)
    expect(all.AssetIds[2]).toBe(building.AssetId)
    expect(all.IsCapped).toBe(false)
    expect((await person.call(GetUserAssetIds, { BuildingsOnly: true })).data.AssetIds).toEqual([building.AssetId])
    expect((await stranger.call(GetUserAssetIds, { BuildingId: building.AssetId })).data.AssetIds).toEqual([])

    await app.sql(
      `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, latitude, longitude, time_zone)
       select account_id, managing_profile_id, 1, 101, 1, 'House ' || n, city_name, city_id, state_id, latitude, longitude, time_zone
       from asset cross join generate_series(1, 998) n where id = $1`,
      [building.AssetId],
    )
    const capped = (await person.call(GetUserAssetIds, {})).data
    expect(capped.AssetIds).toHaveLength(1000)
    expect(capped.IsCapped).toBe(true)
  })
})
