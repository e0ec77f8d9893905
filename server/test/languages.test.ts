import { GetNotifications, GetTopNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { TextTree } from '@keystead/contract/text/define-text.ts'
import { loadedTexts, textSource } from '@keystead/contract/text/define-text.ts'
import type { TranslatedTree } from '@keystead/contract/text/translation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeEmail } from '../src/email/compose-email.ts'
import { emailDefinitions } from '../src/app/parts.ts'
import { notifyTo } from '../src/platform/notifications/notification.factory.ts'
import { text as leaseText } from '../src/leasing/leases/lease.text.ts'
import { say } from '../src/text/said.ts'
import { type TestApp, type TestPerson, startTestApp } from './harness.ts'
import { inquiryInput } from './inputs.ts'
import { must } from './must.ts'

/*
 * With English alone no one would see that a language is wired through. So here is a made-up one: English in which every vowel
 * that is a word of ours has an accent.
 */

const ACCENTED = 'en-XA'
const MARKS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
const accented = (sentence: string) => sentence.replaceAll(/\{\w+\}|[aeiou]/g, (part) => MARKS[part] ?? part)

function accentedTree(tree: TextTree): TranslatedTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? accented(value) : accentedTree(value as TextTree)]),
  )
}

const texts = Object.fromEntries([...loadedTexts()].map(([name, text]) => [name, accentedTree(textSource(text).english)]))
const translation = { texts, sentences: { 'Lease ends': accented('Lease ends') } }

const shown: string[] = []
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp(
    {},
    {
      translations: { [ACCENTED]: translation },
      site: {
        clientDir: import.meta.dirname,
        manifest: {},
        posts: [],
        async renderPage(_request, { language }) {
          shown.push(language)
          return { kind: 'page', status: 200, html: '', cacheable: true }
        },
      },
    },
  )
  person = await app.newPerson()
  await app.sql('update account set language = $2 where id = $1', [person.accountId, ACCENTED])
})
afterAll(() => app.close())

const inBrowser = (language: string) => ({ headers: { 'accept-language': language } })

test('a notification is kept as data and read in the language of each reader', async () => {
  const other = await app.newPerson()
  const said = say(leaseText, 'gaveNotice', { home: 'Bungalow', lastDay: { day: '2027-01-15' } })
  await notifyTo(app, person, { profileIds: [person.profileId, other.profileId], event: 'lease.notice', said })
  const [row] = await app.sql('select said, message from notification where profile_id = $1', [person.profileId])
  expect(row).toEqual({
    message: '',
    said: { text: 'server/leasing/leases/lease', key: 'gaveNotice', values: { home: 'Bungalow', lastDay: { day: '2027-01-15' } } },
  })
  const [theirs] = must(await person.call(GetNotifications, {})).Items
  expect(theirs).toMatchObject({ Sentence: 'Ana Ruiz gávé nótícé: móvíng óút óf Bungalow by Jan 15, 2027.' })
  expect(must(await person.call(GetTopNotifications, {}))[0]).toMatchObject({ Label: 'Tódáy' })
  const [others] = must(await other.call(GetNotifications, {})).Items
  expect(others).toMatchObject({
    Sentence: 'Ana Ruiz gave notice: moving out of Bungalow by Jan 15, 2027.',
    Message: 'gave notice: moving out of Bungalow by Jan 15, 2027.',
  })
})

test('an email to an account leaves in its language, one to a guest in that of their browser', async () => {
  must(await person.call(SendUserEnquiry, inquiryInput(person.email)))
  must(await app.visitor().call(SendUserEnquiry, inquiryInput('guest@example.com'), inBrowser('en-XA, en;q=0.5')))
  const rows = await app.sql(`select to_email, language from email where name = 'ticket-received' order by id`)
  expect(rows).toEqual([
    { to_email: person.email, language: null },
    { to_email: 'guest@example.com', language: ACCENTED },
  ])
  expect(await app.services.mailer.languageOf(app.services.jobDatabase.db, person.accountId)).toBe(ACCENTED)
})

describe.each(emailDefinitions.map((email) => ({ name: email.name, email })))('the email $name', ({ email }) => {
  const written = (language: string) => {
    const { settings, signer, languages } = app.services
    return writeEmail(email, email.sample, { settings, siteAddress: '', secret: 'x', code: '1', signer, languages, language })
  }

  test('has words, in every language', () => {
    const [english, inAccents] = [written('en'), written(ACCENTED)]
    for (const { subject, html, text } of [english, inAccents])
      for (const part of [subject, html, text]) expect(part).not.toMatch(/^$|undefined|\{\w+\}/)
    expect(inAccents.html).toContain(`<html lang="${ACCENTED}">`)
    expect(inAccents.text).toMatch(/[áéíóú]/)
    // To the desk, the subject is in the words of who asks.
    if (email.name !== 'ticket-for-desk') expect(inAccents.subject).not.toBe(english.subject)
  })
})

test('a failure is told in the language of the browser, with its fields, and says which that is', async () => {
  const answer = await app.visitor().call(Login, { Email: '', Password: '' } as never, inBrowser(ACCENTED))
  expect(answer.headers.get('content-language')).toBe(ACCENTED)
  expect(Object.values(answer.error?.Fields ?? {})).toContain('Emáíl cán nót bé émpty.')
  const inEnglish = await app.visitor().call(Login, { Email: '', Password: '' } as never, inBrowser('fr'))
  expect(Object.values(inEnglish.error?.Fields ?? {})).toContain('Email can not be empty.')
  expect(inEnglish.headers.get('content-language')).toBe('en')
})

test('a failure of someone who is signed in is told in their language, whatever their browser asks for', async () => {
  const answer = await person.call(SendUserEnquiry, { ...inquiryInput(person.email), Message: '' }, inBrowser('en'))
  expect(Object.values(answer.error?.Fields ?? {})).toContain('Mésságé cán nót bé émpty.')
})

test('a page is in the language of who looks at it, and says so to caches', async () => {
  const page = async (headers: Record<string, string>) => (await app.visitor().raw('/', { headers })).headers
  const asked = await page({ 'accept-language': ACCENTED })
  expect([asked.get('content-language'), asked.get('vary')]).toEqual([ACCENTED, expect.stringContaining('Accept-Language')])
  expect((await page({ 'accept-language': 'fr' })).get('content-language')).toBe('en')
  expect((await page({ cookie: `${person.cookie}; _u=a-record`, 'accept-language': 'fr' })).get('content-language')).toBe(ACCENTED)
  expect(shown).toEqual([ACCENTED, 'en', ACCENTED])
})

test('what an answer says in words of ours is in the language of who asks', async () => {
  const { ProfileTypes } = must(await app.visitor().call(GetProfileTypes, {}, inBrowser(ACCENTED)))
  expect(ProfileTypes[2]).toMatchObject({ Text: 'Tenant', Description: 'I’m lóókíng fór á plácé, ór I rént óné.' })
  const { Sessions } = must(await person.call(GetUserSessions, {}))
  expect(Sessions[0]).toMatchObject({ Device: 'Unknówn brówsér' })
})
