import { GetDdlPlaces } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { WEB_DEVICE_TYPE_ID } from '@keystead/contract/places/reference-data/device-type.values.ts'
import {
  GetAppConfig,
  GetDdlCities,
  GetDdlCountries,
  GetDdlStates,
  GetZipDetails,
} from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { countryIdOf } from '@keystead/contract/values/countries.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../../../test/app.ts'
import { demoSignIns } from '../../demo/demo-people.ts'
import { genericPlansOf } from '../../../test/plans.ts'
import { startTestApp } from '../../../test/harness.ts'
import { listCitiesByStart } from './reference-data.queries.ts'

const test = testWith({ COMPANY_PHONE: '503-555-0100' })

const UNITED_STATES = countryIdOf('US')

test('countries are listed by name', async () => {
  const { data } = await app.visitor().call(GetDdlCountries, {})
  expect(data.Items.length).toBeGreaterThan(240)
  expect(data.Items).toContainEqual({ Id: UNITED_STATES, Text: 'United States', Code: 'US' })
})

test('a ZIP is in a place, in nine digits as in five; an unknown one is in none, and half of one is refused', async () => {
  const place = (Zip: string) => app.visitor().call(GetZipDetails, { Zip })
  const austin = {
    Zip: '78704',
    City: 'Austin',
    StateId: 48,
    StateCode: 'TX',
    Latitude: expect.closeTo(30.24, 1),
    Longitude: expect.closeTo(-97.77, 1),
  }
  expect((await place('78704')).data.Place).toEqual(austin)
  expect((await place('78704-1234')).data.Place).toEqual(austin)
  expect((await place('00001')).data.Place).toBeNull()
  expect((await place('7870')).error?.Fields).toEqual({ Zip: 'Zip is not valid.' })
})

test('states of the United States are listed by name; another country has none here', async () => {
  const { data } = await app.visitor().call(GetDdlStates, { CountryId: UNITED_STATES })
  expect(data.Items[0]).toEqual({ Id: 1, Text: 'Alabama', Code: 'AL' })
  expect(data.Items.filter((state) => ['DC', 'GU', 'WY'].includes(state.Code))).toHaveLength(3)
  expect((await app.visitor().call(GetDdlStates, { CountryId: 1 })).data.Items).toEqual([])
})

test('provinces of Canada are a list, and no states that a home can be in', async () => {
  const visitor = app.visitor()
  const { Items } = (await visitor.call(GetDdlStates, { CountryId: countryIdOf('CA') })).data
  expect(Items).toHaveLength(13)
  expect(Items).toContainEqual({ Id: 124_035, Text: 'Ontario', Code: 'ON' })
  expect((await visitor.call(GetDdlStates, { CountryId: countryIdOf('DE') })).data.Items).toEqual([])
  const places = (await visitor.call(GetDdlPlaces, { Text: 'ontario' })).data.Items
  expect(places.map(({ Text }) => Text)).not.toContain('Ontario')
  expect(places.map(({ Text }) => Text)).toContain('Ontario, CA')
})

describe('cities', () => {
  const search = async (Text: string, StateId?: number) => (await app.visitor().call(GetDdlCities, { Text, StateId })).data.Items

  test('larger ones come first, twenty at most', async () => {
    const items = await search('hou')
    expect(items[0]).toMatchObject({ Text: 'Houston, TX', City: 'Houston', StateId: 48, StateCode: 'TX' })
    expect(items[0]!.Latitude).toBeCloseTo(29.8, 0)
    expect(items).toHaveLength(20)
    expect(items.every((item) => /^hou/i.test(item.City))).toBe(true)
  })

  test('a state narrows, chosen or typed', async () => {
    expect((await search('portland', 23)).map((item) => item.Text)).toEqual(['Portland, ME'])
    expect((await search('Portland, o')).map((item) => item.Text)).toContain('Portland, OR')
    expect((await search('Portland, ME')).map((item) => item.Text)).toEqual(['Portland, ME'])
  })

  test('accents, punctuation and short forms make no difference', async () => {
    expect((await search('São Fran')).length).toBe(0)
    expect((await search('sán frañc'))[0]?.City).toBe('San Francisco')
    expect((await search('st. lou'))[0]?.City).toBe('Saint Louis')
    const st = (await search('st')).map((item) => item.City)
    expect(st).toContain('Saint Louis')
    expect((await search('stam'))[0]?.City).toBe('Stamford')
  })

  test('what matches nothing answers nothing; one character is refused', async () => {
    expect(await search('%%%')).toEqual([])
    expect(await search('東京')).toEqual([])
    const { error } = await app.visitor().call(GetDdlCities, { Text: 'a' })
    expect(error?.Fields).toEqual({ Text: 'Please type at least 2 characters.' })
  })

  test('the index answers, with a plan that is made once for all texts', async () => {
    const plans = await genericPlansOf(app.services.database.db, async (db) => {
      await listCitiesByStart(db, { starts: ['saint lo', 'st lo'], stateId: null, stateCodeStart: '' }, 20)
    })
    expect(plans).toEqual([expect.stringContaining('Bitmap Index Scan on city_by_name')])
    // Not once more in each state.
    expect(plans).toEqual([expect.not.stringContaining('city_in_state')])
  })
})

test('the configuration names contact details and limits; sign-ins only in demo mode', async () => {
  const { data } = await app.visitor().call(GetAppConfig, { DeviceTypeId: WEB_DEVICE_TYPE_ID })
  expect(data).toMatchObject({
    CompanyName: 'Keystead',
    CompanyPhone: '503-555-0100',
    MaxFileBytes: 15_728_640,
    MaxImagesPerAsset: 10,
    MaxFilesPerDocumentUpload: 5,
    DemoSignIns: [],
  })
  // Contact details are for the web; what obeys the limits may be anything.
  for (const input of [{}, { DeviceTypeId: 1 }]) {
    const other = (await app.visitor().call(GetAppConfig, input)).data
    expect(other).toEqual({ ...data, CompanyAddress: '', CompanyPhone: '', CompanyEmail: '' })
  }

  const demo = await startTestApp({ DEMO: '1' })
  try {
    expect((await demo.visitor().call(GetAppConfig, {})).data.DemoSignIns).toEqual(demoSignIns)
    expect(demoSignIns.length).toBeGreaterThan(0)
  } finally {
    await demo.close()
  }
})
