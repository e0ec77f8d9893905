import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { EditSavedSearch, SaveSearch } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { operate } from '../../../test/operate.ts'
import { must } from '../../../test/must.ts'
import { testPicture, upload } from '../../../test/uploads.ts'
import { everything } from '../../database/pool.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { sendSearchAlerts } from './search-alert.job.ts'
import type { ToldSearch } from './search-alert.email.ts'

let lister: TestPerson
test.beforeAll(async () => {
  lister = await app.newPerson()
})

let words = 0
/** A word that nothing else of this file is called by, so that tests do not find each other's homes. */
const newWord = () => `lorem${(words += 1)}ipsum`

async function searcher(word: string, filters: InputOf<typeof SaveSearch>['Filters'] = {}): Promise<TestPerson> {
  const person = await app.newPerson({ profileType: 'Tenant', firstName: 'Dana' })
  must(await person.call(SaveSearch, { Name: `All ${word}`, Filters: { Text: word, ...filters } }))
  return person
}

const listed = (word: string, changes: Parameters<typeof addListedProperty>[2] = {}) =>
  addListedProperty(app, lister, { Title: `The ${word}`, ...changes })

/** As if the next morning had come for these people. */
async function morning(...people: readonly TestPerson[]): Promise<void> {
  await app.sql(`update search_alert set due_at = now() - interval '1 second' where account_id = any($1)`, [
    people.map(({ accountId }) => accountId),
  ])
  await sendSearchAlerts(app.services, new AbortController().signal)
}

type KeptEmail = { id: string; data: { firstName: string; searches: ToldSearch[] } }
const emailsTo = (person: TestPerson) =>
  app.sql<KeptEmail>(`select id, data from email where name = 'search-alert' and recipient_account_id = $1 order by created_at`, [
    person.accountId,
  ])
const notifiedTo = async (person: TestPerson) =>
  (await emailsTo(person)).map(({ data }) =>
    data.searches.map(({ name, homes }) => [
      name,
      homes.map(({ title, priceBefore }) => (priceBefore ? `${title} was ${priceBefore}` : title)),
    ]),
  )
/** What D's trigger writes when an owner changes the price of a listed home. */
const priceChanged = (assetId: string, fromCents: number, toCents: number) =>
  app.sql('update listing set previous_amount_cents = $2, amount_cents = $3, amount_changed_at = clock_timestamp() where id = $1', [
    assetId,
    fromCents,
    toCents,
  ])

test('a home that fits is told once, with what it is, where it is and what it costs', async () => {
  const word = newWord()
  const person = await searcher(word, { MinBedrooms: 2 })
  const { AssetId } = await listed(word)
  await listed(word, { Bedrooms: 1 })
  const UploadId = await upload(lister, 'asset-image', 'porch.jpg', await testPicture())
  must(await lister.call(AddAssetImages, { AssetId, Images: [{ UploadId }] }))
  await morning(person)

  const email = await app.emailTo(person.email)
  expect(email.subject).toBe(`A home for you: All ${word}`)
  expect(email.text).toContain('Hello Dana,\n\nThese homes match what you’re looking for.')
  expect(email.text).toContain(`New: The ${word}`)
  expect(email.text).toContain('$2,400/mo')
  expect(email.text).toContain('3 beds · 2 baths · 1290 Larimer Street, Denver, CO 80204')
  expect(email.text).toContain(`/Property/${AssetId}`)
  const [, picture] = /<img src="([^"]+)"/.exec(email.html ?? '') ?? []
  expect(picture).toMatch(/^http:.+\/media\/[0-9a-f-]{36}\/\d+\.webp$/)
  const shown = await fetch(picture!)
  expect({ status: shown.status, type: shown.headers.get('Content-Type') }).toEqual({ status: 200, type: 'image/webp' })
  // A web mailer shows it in a page of its own.
  expect(shown.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')

  await morning(person)
  await morning(person)
  expect(await emailsTo(person)).toHaveLength(1)
})

test('the email can be stopped by its link, by the button of the mail program, and in the settings', async () => {
  const word = newWord()
  const person = await searcher(word)
  await listed(word)
  await morning(person)
  const email = await app.emailTo(person.email)
  const [, page = ''] = /Stop these emails: (\S+)/.exec(email.text ?? '') ?? []
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${page}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(email.text).toContain('/User/Settings/Notifications')

  const pressed = await fetch(page, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.status).toBe(204)
  await listed(word)
  await morning(person)
  expect(await emailsTo(person)).toHaveLength(1)
})

test('all searches of a person go into one email, and a home that two of them find stands in it once', async () => {
  const [word, other] = [newWord(), newWord()]
  const person = await searcher(word)
  must(await person.call(SaveSearch, { Name: `Cheap ${word}`, Filters: { Text: word, MaxPrice: '2500' } }))
  must(await person.call(SaveSearch, { Name: `Zed ${other}`, Filters: { Text: other } }))
  must(await person.call(SaveSearch, { Name: 'Nothing', Filters: { Text: newWord() } }))
  await listed(word)
  await listed(other)
  await morning(person)
  expect(await notifiedTo(person)).toEqual([
    [
      [`All ${word}`, [`The ${word}`]],
      [`Zed ${other}`, [`The ${other}`]],
    ],
  ])
  expect((await app.emailTo(person.email)).subject).toBe('Homes for you in your saved searches')
})

test('six homes of a search are told, the newest first, and the email says that there are more', async () => {
  const word = newWord()
  const person = await searcher(word)
  for (let count = 1; count <= 7; count += 1) await listed(word, { Title: `${word} ${count}` })
  await morning(person)
  const [email] = await emailsTo(person)
  expect(email!.data.searches).toMatchObject([{ hasMore: true }])
  expect(email!.data.searches[0]!.homes.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3, 2].map((count) => `${word} ${count}`))
  await morning(person)
  expect(await emailsTo(person)).toHaveLength(1)
})

describe('a price', () => {
  async function withHome() {
    const word = newWord()
    const { AssetId } = await listed(word)
    return { word, AssetId, person: await searcher(word) }
  }

  test('that went down is told with what it was', async () => {
    const { word, AssetId, person } = await withHome()
    await morning(person)
    expect(await emailsTo(person)).toEqual([])
    await priceChanged(AssetId, 240_000, 225_000)
    await morning(person)
    expect(await notifiedTo(person)).toEqual([[[`All ${word}`, [`The ${word} was $2,400/mo`]]]])
    expect((await app.emailTo(person.email)).text).toContain('Price drop: The')
    await morning(person)
    expect(await emailsTo(person)).toHaveLength(1)
  })

  test.each([
    ['went up', 240_000, 240_001],
    ['was written anew', 240_000, 240_000],
  ])('that %s is not', async (_how, from, to) => {
    const { AssetId, person } = await withHome()
    await priceChanged(AssetId, from, to)
    await morning(person)
    expect(await emailsTo(person)).toEqual([])
  })

  test('that went down since the search was looked for, in a home that is new itself, is told as new', async () => {
    const { person, word } = await withHome()
    const second = await listed(word, { Title: `Second ${word}` })
    await priceChanged(second.AssetId, 240_000, 230_000)
    await morning(person)
    expect(await notifiedTo(person)).toEqual([[[`All ${word}`, [`Second ${word}`]]]])
  })
})

describe('nobody is told', () => {
  test('of homes that were there before the search', async () => {
    const word = newWord()
    await listed(word)
    const person = await searcher(word)
    await morning(person)
    expect(await emailsTo(person)).toEqual([])
  })

  test('of a home that has left the market before the morning', async () => {
    const word = newWord()
    const person = await searcher(word)
    const { AssetId } = await listed(word)
    must(await lister.call(UnlistAsset, { AssetId }))
    await morning(person)
    expect(await emailsTo(person)).toEqual([])
  })

  test.each([
    ['the address is not confirmed', `update account set email_verified_at = null where id = $1`],
    ['the account is disabled', `update account set status = 'P' where id = $1`],
  ])('while %s, nor of it all at once afterwards', async (_why, statement) => {
    const word = newWord()
    const person = await searcher(word)
    await listed(word)
    await app.sql(statement, [person.accountId])
    await morning(person)
    expect(await emailsTo(person)).toEqual([])
    await app.sql(`update account set status = 'A', email_verified_at = now() where id = $1`, [person.accountId])
    await listed(word, { Title: `Later ${word}` })
    await morning(person)
    expect(await notifiedTo(person)).toEqual([[[`All ${word}`, [`Later ${word}`]]]])
  })

  test('who has switched these emails off in any profile', async () => {
    const word = newWord()
    const person = await searcher(word)
    const Settings = [{ Event: 'search.alert', InApp: true, Email: false }]
    const asOwner = await app.secondProfile(person, 'Owner')
    must(
      await asOwner.call(UpdateNotificationSettings, {
        Settings,
        Digest: 'off',
        QuietFrom: null,
        QuietTo: null,
        TimeZone: 'America/Denver',
      }),
    )
    await listed(word)
    await morning(person)
    expect(await emailsTo(person)).toEqual([])
  })

  test('of a search without emails; when they are switched on, of what comes from then on', async () => {
    const word = newWord()
    const person = await app.newPerson()
    const { SavedSearchId, Name } = must(await person.call(SaveSearch, { Name: word, Filters: { Text: word }, Alert: 'none' }))
    await listed(word)
    must(await person.call(EditSavedSearch, { SavedSearchId, Name, Alert: 'daily' }))
    await listed(word, { Title: `Later ${word}` })
    await morning(person)
    expect(await notifiedTo(person)).toEqual([[[word, [`Later ${word}`]]]])
  })

  test('before it is morning', async () => {
    const word = newWord()
    const person = await searcher(word)
    await listed(word)
    await sendSearchAlerts(app.services, new AbortController().signal)
    expect(await emailsTo(person)).toEqual([])
  })
})

test('two workers at once send one email', async () => {
  const word = newWord()
  const people = await Promise.all(Array.from({ length: 6 }, () => searcher(word)))
  await listed(word)
  await app.sql(`update search_alert set due_at = now() - interval '1 second' where account_id = any($1)`, [
    people.map(({ accountId }) => accountId),
  ])
  await Promise.all([1, 2, 3].map(() => sendSearchAlerts(app.services, new AbortController().signal)))
  for (const person of people) expect(await emailsTo(person)).toHaveLength(1)
})

test('the next email is due the next morning', async () => {
  const person = await searcher(newWord())
  await morning(person)
  const [due] = await app.sql<{ hours: number }>(
    `select extract(epoch from due_at - now()) / 3600 as hours from search_alert where account_id = $1`,
    [person.accountId],
  )
  expect(Number(due!.hours)).toBeGreaterThan(0)
  expect(Number(due!.hours)).toBeLessThanOrEqual(25)
})

test('a home that is still on its way in another transaction is told the day after it has come, and not lost', async () => {
  const word = newWord()
  const { AssetId } = await listed(word)
  must(await lister.call(UnlistAsset, { AssetId }))
  const person = await searcher(word)
  await app.services.database.transaction(everything('a home is listed slowly'), async (slow) => {
    // The home carries the time at which this began, and others see it when it has ended.
    await slow.sql('update asset set is_listed = true, listed_at = now() where id = $1', [AssetId])
    await morning(person)
    expect(await emailsTo(person)).toEqual([])
  })
  await morning(person)
  expect(await notifiedTo(person)).toEqual([[[`All ${word}`, [`The ${word}`]]]])
})

test('one search that cannot be run keeps nobody else waiting', async () => {
  const word = newWord()
  const [broken, person] = [await searcher(word), await searcher(word)]
  await app.sql(
    `update saved_search set filters = '{"Bounds": {"South": 40, "North": 39, "West": -105, "East": -104}}' where account_id = $1`,
    [broken.accountId],
  )
  await listed(word)
  await morning(broken, person)
  expect(await emailsTo(broken)).toEqual([])
  expect(await emailsTo(person)).toHaveLength(1)
  const [due] = await app.sql<{ later: boolean }>('select due_at > now() as later from search_alert where account_id = $1', [
    broken.accountId,
  ])
  expect(due).toEqual({ later: true })
  expect(app.logLines.join('')).toContain('the news in saved searches could not be told')
})

test('an operator lets somebody have the email now, and hears of accounts that get none', async () => {
  const word = newWord()
  const person = await searcher(word)
  await listed(word)
  expect(await operate(app, 'search-alerts', 'send', person.accountId)).toMatchObject({ exitCode: 0 })
  expect((await app.emailTo(person.email)).text).toContain(`The ${word}`)
  expect((await operate(app, 'search-alerts', 'send', lister.accountId)).exitCode).toBe(1)
})
