import {
  DeleteSavedSearch,
  EditSavedSearch,
  GetSavedSearches,
  MarkSavedSearchSeen,
  MOST_SAVED_SEARCHES,
  SaveSearch,
  StopSearchAlerts,
} from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/marketplace/saved-searches/saved-searches-messages.text.ts'
import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { stopToken } from './stop-link.ts'

let lister: TestPerson
test.beforeAll(async () => {
  lister = await app.newPerson()
})

type Filters = InputOf<typeof SaveSearch>['Filters']
const save = (person: TestPerson, Name: string, Filters: Filters, Alert: 'daily' | 'none' = 'daily') =>
  person.call(SaveSearch, { Name, Filters, Alert })
const listOf = async (person: TestPerson) => must(await person.call(GetSavedSearches, {}))
const dueOf = (person: TestPerson) => app.sql<{ due_at: Date }>('select due_at from search_alert where account_id = $1', [person.accountId])

describe('a search is kept', () => {
  test('whole, by its name, for every profile of the account and for one without any', async () => {
    const person = await app.newPerson({ profileType: 'Tenant' })
    const filters = { Place: 'Denver, CO', MaxPrice: '3000.00', MinBedrooms: 2, AmenityIds: [1, 6], Sort: 'price-low' as const }
    must(await save(person, 'Zebra', { Place: 'Boulder, CO' }))
    must(await save(person, 'apple', filters))
    expect((await listOf(person)).Items).toMatchObject([{ Name: 'apple', Filters: filters, Alert: 'daily' }, { Name: 'Zebra' }])
    expect((await listOf(await app.secondProfile(person, 'Owner'))).Items).toHaveLength(2)
    const newcomer = await app.newPerson({ profileType: null })
    must(await save(newcomer, 'Mine', {}))
    expect((await listOf(newcomer)).Items).toHaveLength(1)
  })

  test('once, however its filters are written', async () => {
    const person = await app.newPerson()
    const first = must(await save(person, 'Denver', { Place: 'Denver, CO', MinBedrooms: 2 }))
    const again = must(await save(person, 'Denver again', { MinBedrooms: 2, Place: 'Denver, CO', Text: null, AmenityIds: [] }, 'none'))
    expect(first.WasKnown).toBe(false)
    expect(again).toMatchObject({ SavedSearchId: first.SavedSearchId, Name: 'Denver', Alert: 'daily', WasKnown: true })
    must(await save(person, 'Larger', { Place: 'Denver, CO', MinBedrooms: 3 }))
    expect((await listOf(person)).Items).toHaveLength(2)
  })

  test('twenty-five times at most, also when asked at once', async () => {
    const person = await app.newPerson()
    for (let count = 1; count < MOST_SAVED_SEARCHES; count += 1) must(await save(person, `Search ${count}`, { MinBedrooms: count }))
    const answers = await Promise.all([save(person, 'One', { Text: 'one' }), save(person, 'Two', { Text: 'two' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ error }) => error)?.error?.Message).toBe(messages.tooManySavedSearches)
    expect((await save(person, 'Known', { MinBedrooms: 1 })).data).toMatchObject({ WasKnown: true })
  })

  test.each([
    ['no name', { Name: ' ', Filters: {} }, { Name: 'Name can not be empty.' }],
    ['a name that is too long', { Name: 'x'.repeat(81), Filters: {} }, { Name: 'Name can have at most 80 characters.' }],
    ['another rhythm', { Name: 'x', Filters: {}, Alert: 'hourly' }, { Alert: 'Emails is not valid.' }],
    [
      'a price that is none',
      { Name: 'x', Filters: { MinPrice: 'free' } },
      { 'Filters.MinPrice': 'Price is not valid. Enter an amount such as 1250 or 1250.50.' },
    ],
    ['a filter that is none', { Name: 'x', Filters: { OrderBy: '1; drop table listing' } }, expect.anything()],
    [
      'a map turned upside down',
      { Name: 'x', Filters: { Bounds: { South: 40, North: 39, West: -105, East: -104 } } },
      { Filters: 'Map area is not valid.' },
    ],
  ])('%s is refused at its field', async (_what, input, fields) => {
    const person = await app.newPerson()
    const { status, error } = await person.call(SaveSearch, input as never)
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields })
    expect((await listOf(person)).Items).toEqual([])
  })
})

describe('what is new', () => {
  test('is counted since its owner looked last', async () => {
    const person = await app.newPerson()
    const { SavedSearchId } = must(await save(person, 'Lofts', { Text: 'loft', Place: 'Denver, CO' }))
    const newIn = async () => (await listOf(person)).Items.map(({ NewCount, NewCountIsCapped }) => [NewCount, NewCountIsCapped])
    await addListedProperty(app, lister, { Title: 'A cottage' })
    expect(await newIn()).toEqual([[0, false]])
    await addListedProperty(app, lister, { Title: 'A loft' })
    const second = await addListedProperty(app, lister, { Title: 'Another loft' })
    expect(await newIn()).toEqual([[2, false]])
    must(await person.call(MarkSavedSearchSeen, { SavedSearchId }))
    expect(await newIn()).toEqual([[0, false]])
    await app.sql(`update listing set listed_at = now() + interval '1 second' where asset_id = $1`, [second.AssetId])
    expect(await newIn()).toEqual([[1, false]])
  })

  test('is nothing in a place that nobody knows', async () => {
    const person = await app.newPerson()
    must(await save(person, 'Nowhere', { Place: 'Xyzzy, ZZ' }))
    await addListedProperty(app, lister)
    expect((await listOf(person)).Items).toMatchObject([{ NewCount: 0 }])
  })

  test('is counted no further back than a month', async () => {
    const person = await app.newPerson()
    must(await save(person, 'Castles', { Text: 'castle' }))
    const { AssetId } = await addListedProperty(app, lister, { Title: 'A castle' })
    await app.sql(`update saved_search set looked_at = now() - interval '1 year' where account_id = $1`, [person.accountId])
    expect((await listOf(person)).Items).toMatchObject([{ NewCount: 1 }])
    await app.sql(`update listing set listed_at = now() - interval '31 days' where asset_id = $1`, [AssetId])
    expect((await listOf(person)).Items).toMatchObject([{ NewCount: 0 }])
  })
})

describe('emails', () => {
  test('are due at eight in the morning of the person, as long as one search has them', async () => {
    const person = await app.newPerson()
    must(
      await person.call(UpdateNotificationSettings, {
        Settings: [],
        Digest: 'off',
        QuietFrom: null,
        QuietTo: null,
        TimeZone: 'Asia/Kolkata',
      }),
    )
    const quiet = must(await save(person, 'Quiet', { MinBedrooms: 1 }, 'none'))
    expect(await dueOf(person)).toEqual([])
    const loud = must(await save(person, 'Loud', { MinBedrooms: 2 }))
    const [due] = await dueOf(person)
    expect(due!.due_at.toISOString()).toMatch(/T02:30:00\.000Z$/)
    expect(due!.due_at > new Date()).toBe(true)

    must(await person.call(EditSavedSearch, { SavedSearchId: quiet.SavedSearchId, Name: 'Quiet', Alert: 'daily' }))
    must(await person.call(EditSavedSearch, { SavedSearchId: loud.SavedSearchId, Name: 'Was loud', Alert: 'none' }))
    expect(await dueOf(person)).toEqual([due])
    expect((await listOf(person)).Items.map(({ Name, Alert }) => [Name, Alert])).toEqual([
      ['Quiet', 'daily'],
      ['Was loud', 'none'],
    ])
    must(await person.call(DeleteSavedSearch, { SavedSearchId: quiet.SavedSearchId }))
    expect(await dueOf(person)).toEqual([])
  })

  test('say in the list when they would not come', async () => {
    const person = await app.newPerson()
    expect(await listOf(person)).toMatchObject({ EmailIsConfirmed: true, MailsAreOff: false })
    const Settings = [{ Event: 'search.alert', InApp: true, Email: false }]
    must(
      await person.call(UpdateNotificationSettings, {
        Settings,
        Digest: 'off',
        QuietFrom: null,
        QuietTo: null,
        TimeZone: 'America/Denver',
      }),
    )
    await app.sql('update account set email_verified_at = null where id = $1', [person.accountId])
    expect(await listOf(await app.secondProfile(person, 'Tenant'))).toMatchObject({ EmailIsConfirmed: false, MailsAreOff: true })
  })
})

describe('the link that stops emails', () => {
  const alertsOf = async (person: TestPerson) => (await listOf(person)).Items.map(({ Alert }) => Alert)
  const token = (person: TestPerson) => stopToken(app.services.signer, person.accountId)
  async function withSearches() {
    const person = await app.newPerson()
    must(await save(person, 'One', { MinBedrooms: 1 }))
    must(await save(person, 'Two', { MinBedrooms: 2 }))
    return person
  }

  test('stops them for its person alone, without signing in, as often as it is pressed', async () => {
    const [person, other] = [await withSearches(), await withSearches()]
    expect(must(await app.visitor().call(StopSearchAlerts, { Token: token(person) })).Stopped).toBe(2)
    expect(must(await app.visitor().call(StopSearchAlerts, { Token: token(person) })).Stopped).toBe(0)
    expect(await alertsOf(person)).toEqual(['none', 'none'])
    expect(await dueOf(person)).toEqual([])
    expect(await alertsOf(other)).toEqual(['daily', 'daily'])
  })

  test.each([
    ['cut', (made: string) => made.slice(0, -1)],
    ['of another account', (made: string, other: string) => `${other}.${made.split('.')[1]}`],
    ['without a proof', (_made: string, other: string) => other],
    ['with an empty proof', (_made: string, other: string) => `${other}.`],
    ['made up', () => 'x'],
  ])('does nothing when it is %s', async (_how, change) => {
    const [person, other] = [await withSearches(), await withSearches()]
    const { status, error } = await app.visitor().call(StopSearchAlerts, { Token: change(token(person), other.accountId) })
    expect({ status, message: error?.Message }).toEqual({ status: 404, message: messages.stopLinkUnknown })
    expect([...(await alertsOf(person)), ...(await alertsOf(other))]).toEqual(['daily', 'daily', 'daily', 'daily'])
  })

  test('is pressed by a mail program with one POST, and leads a person without script to a page', async () => {
    const [person, other] = [await withSearches(), await withSearches()]
    const post = (of: TestPerson, body: string, type = 'application/x-www-form-urlencoded') =>
      app.visitor().raw(`/StopAlerts/${token(of)}`, { method: 'POST', headers: { 'Content-Type': type }, body })
    expect((await post(person, 'List-Unsubscribe=One-Click')).status).toBe(204)
    expect(await alertsOf(person)).toEqual(['none', 'none'])

    const led = await post(other, '')
    expect({ status: led.status, to: led.headers.get('Location') }).toEqual({ status: 303, to: '/StopAlerts?done=1' })
    expect(await alertsOf(other)).toEqual(['none', 'none'])
    const wrong = await app.visitor().raw('/StopAlerts/nobody.nothing', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(wrong.status).toBe(404)
  })

  test('is not pressed by looking at it', async () => {
    const person = await withSearches()
    await app.visitor().raw(`/StopAlerts/${token(person)}`)
    expect(await alertsOf(person)).toEqual(['daily', 'daily'])
  })
})
