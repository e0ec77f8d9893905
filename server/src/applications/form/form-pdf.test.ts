import { constants, inflateSync } from 'node:zlib'
import {
  CloseApplication,
  GetApplicationDetails,
  SendApplication,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { GetAppFormPdf, GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { text as consents } from '@keystead/contract/applications/form/consents.text.ts'
import { FORM_CONSENT_VERSION } from '@keystead/contract/applications/form/form.values.ts'
import { countryIdOf } from '@keystead/contract/values/countries.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { readPdf, type ReadPdf } from '../../../test/read-pdf.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { branded, designInput } from '../../platform/branding/branding.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { begunApplication, draftedApplication, formOf } from '../applications/application.factory.ts'
import { addressTyped, type Filling, filledForm, jobTyped, SSN, submittedForm, today } from './form.factory.ts'

let owner: TestPerson
let renter: TestPerson
let assetId: string
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  assetId = (await addListedProperty(app, owner, { Title: 'Larch House' })).AssetId
})

type Place = { readonly ApplicationId: string; readonly FormId: string }

async function submitted(given: Filling = {}, more: Parameters<typeof begunApplication>[2] = {}): Promise<Place> {
  const place = await begunApplication(renter, assetId, more)
  await submittedForm(renter, place.FormId, given)
  return place
}

async function bytesFor(reader: TestPerson, place: Place): Promise<Uint8Array> {
  const response = await reader.raw(must(await reader.call(GetAppFormPdf, place)).Url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return new Uint8Array(await response.arrayBuffer())
}

const pdfFor = async (reader: TestPerson, place: Place) => readPdf(await bytesFor(reader, place))
/** Without the ends of lines, where words may stand on the next one. */
const flat = ({ text }: ReadPdf) => text.replaceAll(/\s+/g, ' ')

function expectInOrder(pdf: ReadPdf, words: readonly string[]) {
  const text = flat(pdf)
  let from = 0
  for (const each of words) {
    const at = text.indexOf(each, from)
    expect(at, `“${each}” after ${text.slice(Math.max(from - 60, 0), from)}`).toBeGreaterThanOrEqual(0)
    from = at + each.length
  }
}

/** What a file holds before it is packed. */
function unpacked(bytes: Uint8Array): string {
  const file = Buffer.from(bytes)
  const parts = [file]
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', file.indexOf('endstream', at) + 10)) {
    try {
      parts.push(inflateSync(file.subarray(at + 7), { finishFlush: constants.Z_SYNC_FLUSH }))
    } catch {
      // It was not packed, and stands in the file as it is.
    }
  }
  return Buffer.concat(parts).toString('latin1')
}

describe('a submitted form as a PDF', () => {
  test('says all that it says on the screen, in its order, with who sent it to whom, and a foot on each page', async () => {
    const place = await submitted(
      {
        personal: { Disclosures: [1, 2, 3, 4, 5].map((QuestionId) => ({ QuestionId, Answer: 'Y', Explanation: `Reason ${QuestionId}` })) },
        employment: { Jobs: [jobTyped()], OtherIncome: [{ Source: 'Child support', Amount: '400.00', PeriodId: 4 }] },
      },
      { MoveInOn: addDays(today(), 30), LeaseMonths: 12 },
    )
    const pdf = await pdfFor(owner, place)
    const { Number: number } = must(await owner.call(GetApplicationDetails, { ApplicationId: place.ApplicationId }))
    expectInOrder(pdf, [
      'Keystead',
      'Application form',
      number,
      'Submitted',
      'Applicant',
      'Pat Tester',
      'Larch House',
      'Sent to',
      'Pat Tester',
      'Submitted',
      'Lease length',
      '12 months',
      'Personal',
      'Mia',
      'Lang',
      '18 or older',
      '(303) 555-0142',
      'Resident 1',
      'Theo Lang',
      'Pet 1',
      'Cat, Tabby',
      '9 pounds',
      'Vehicle 1',
      'Subaru Outback, 2019',
      'Reference 1',
      'Jon Bell',
      'Questions',
      'evicted',
      'Reason 1',
      'Yes',
      'Identity',
      'Driver’s license',
      'Colorado',
      'All nine digits were given',
      'Residence',
      'Current address',
      '12 Pearl Street',
      'Boulder, Colorado, 80302, United States',
      '$1,650',
      'Elm Homes',
      'Employment',
      '$5,900',
      'Work 1',
      'Teacher',
      '$66,000 per year',
      'Other income 1',
      'Child support',
      'Documents',
      'Pay Stub',
      'Agreed to',
      consents[FORM_CONSENT_VERSION].accuracy.slice(0, 40),
      `Text of version ${FORM_CONSENT_VERSION}`,
    ])
    const foot = `Application ${number} of Pat Tester, for Larch House`
    for (const [index, page] of pdf.pages.entries()) {
      expect(page.text).toContain(foot)
      expect(page.text).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
    }
    expect({ title: pdf.title, language: pdf.language }).toEqual({ title: `Application ${number} of Pat Tester`, language: 'en' })
  })

  test('tells who can not see it what is a heading, a table and a cell, and is named for who keeps it', async () => {
    const place = await submitted()
    const pdf = await pdfFor(renter, place)
    expect(pdf.isTagged).toBe(true)
    const roles = pdf.pages.flatMap((page) => page.roles)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'H2')).toHaveLength(6)
    for (const role of ['H3', 'Table', 'TH', 'TD']) expect(roles).toContain(role)
    const { FileName } = must(await owner.call(GetAppFormPdf, place))
    expect(FileName).toMatch(/^Application A-\d+, Pat Tester\.pdf$/)
  })

  test('says when it was submitted at the home, not at the reader', async () => {
    const place = await submitted()
    await app.sql(`update application set time_zone = 'Pacific/Honolulu' where id = $1`, [place.ApplicationId])
    expect(flat(await pdfFor(owner, place))).toMatch(/at \d+:\d\d [AP]M HST/)
  })
})

test('it has the look of the landlord, for its applicant as well', async () => {
  await branded(owner)
  const place = await submitted()
  const { Number: number } = must(await owner.call(GetApplicationDetails, { ApplicationId: place.ApplicationId }))
  for (const reader of [owner, renter]) {
    const pdf = await pdfFor(reader, place)
    expect(flat(pdf)).not.toContain('Keystead')
    for (const words of [designInput.HeaderText, designInput.FooterText, `Application ${number} of`]) expect(flat(pdf)).toContain(words)
  }
})

describe('what must not get onto paper', () => {
  const BIRTH_DATE = '1987-03-29'
  const ID_NUMBER = 'QX77310465'
  const digits = SSN.replaceAll('-', '')
  const canaries = [SSN, digits, digits.slice(-4), ID_NUMBER, ID_NUMBER.slice(-4), BIRTH_DATE, '3/29/1987', '1987', 'Mar 29', 'March 29']

  test.each([
    ['those who decide', () => owner],
    ['the applicant', () => renter],
  ])('is on none for %s: numbers, their last digits, and the date of birth', async (_, reader) => {
    const numbers = { IdNumber: ID_NUMBER, Ssn: SSN }
    const place = await submitted({ personal: { BirthDate: BIRTH_DATE }, identity: numbers })
    const bytes = await bytesFor(reader(), place)
    const pdf = await readPdf(bytes)
    for (const canary of canaries) for (const words of [pdf.text, pdf.title]) expect(words).not.toContain(canary)
    const inside = unpacked(bytes)
    expect(inside).toContain('/StructElem')
    for (const canary of [SSN, digits, ID_NUMBER, BIRTH_DATE]) expect(inside).not.toContain(canary)
    // They are looked for where they would be: the sections that say that there are numbers are there.
    expect(flat(pdf)).toContain('All nine digits were given')
  })

  test('is on none where the last four digits are all that was given', async () => {
    const place = await submitted({ identity: { SsnKind: 'last4', Ssn: null, Last4Ssn: '7391' } })
    const text = flat(await pdfFor(renter, place))
    expect(text).toContain('The last four digits were given')
    expect(text).not.toContain('7391')
  })
})

describe('who gets it', () => {
  test('those who read the form on the screen, and no one else', async () => {
    const place = await submitted()
    const stranger = await app.newPerson()
    expect((await stranger.call(GetAppFormPdf, place)).status).toBe(404)
    const { Url } = must(await owner.call(GetAppFormPdf, place))
    expect((await stranger.raw(Url)).status).toBe(404)
  })

  test('who works for the landlord with a list of homes, of these', async () => {
    const place = await submitted()
    const business = await businessOn(app, owner)
    const given = await memberOf(app, business, { role: 'property-manager', homes: [assetId] })
    const other = await memberOf(app, business, { role: 'property-manager', homes: [] })
    const pdf = await pdfFor(given, place)
    for (const words of ['Pay Stub', 'Colorado', '18 or older']) expect(flat(pdf)).toContain(words)
    expect((await other.call(GetAppFormPdf, place)).status).toBe(404)
  })

  test('not the others of the household', async () => {
    const friend = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, renter)
    await connected(app, owner, friend)
    const ApplicationId = await draftedApplication(owner, assetId, [renter, friend])
    must(await owner.call(SendApplication, { ApplicationId }))
    const FormId = await formOf(renter, ApplicationId)
    await submittedForm(renter, FormId)
    expect((await friend.call(GetAppFormPdf, { ApplicationId, FormId })).error?.Code).toBe('ApplicationFormNotFound')
    expect(flat(await pdfFor(renter, { ApplicationId, FormId }))).toContain('Mia')
    const form = { ApplicationId, FormId: await formOf(friend, ApplicationId) }
    expect((await owner.call(GetAppFormPdf, form)).error?.Code).toBe('ApplicationFormNotFound')
  })

  test('no one before it is submitted', async () => {
    const place = await begunApplication(renter, assetId)
    await filledForm(renter, place.FormId)
    expect((await renter.call(GetAppFormPdf, place)).error).toMatchObject({ Code: 'ApplicationFormNotSubmitted' })
    expect((await owner.call(GetAppFormPdf, place)).status).toBe(404)
  })

  test('no one by a link of before, once it was withdrawn', async () => {
    const place = await submitted()
    const links = [must(await owner.call(GetAppFormPdf, place)).Url, must(await renter.call(GetAppFormPdf, place)).Url]
    must(await renter.call(WithdrawApplication, { FormId: place.FormId }))
    expect(await Promise.all([owner.raw(links[0]!), renter.raw(links[1]!)].map(async (one) => (await one).status))).toEqual([404, 404])
  })

  test('those who decided, also after it was closed', async () => {
    const place = await submitted()
    must(await owner.call(CloseApplication, { ApplicationId: place.ApplicationId, Reason: 'The home is taken.', ReportUsed: 'N' }))
    must(await owner.call(GetApplicationFormDetails, place))
    expect(flat(await pdfFor(owner, place))).toContain('Elm Homes')
  })
})

describe('whatever people write', () => {
  test('nine addresses with long reasons, one word of 500 letters, and explanations of 1,000 letters in many lines', async () => {
    const span = (index: number) => ({
      From: addMonths(today(), -6 * (index + 1)),
      To: index === 0 ? null : addDays(addMonths(today(), -6 * index), -1),
    })
    const Addresses = Array.from({ length: 9 }, (_, index) =>
      addressTyped({
        ...span(index),
        Address1: `${index + 1} Street ${'of the long name '.repeat(6)}`.slice(0, 120).trim(),
        Address2: 'w'.repeat(120),
        ReasonForLeaving: index % 2 === 0 ? 'w'.repeat(500) : `${'It rained in. '.repeat(35)}The end.`,
      }),
    )
    const Explanation = `${'A line of it\n'.repeat(76)}Last line.`
    const place = await submitted({
      personal: { Disclosures: [1, 2, 3, 4, 5].map((QuestionId) => ({ QuestionId, Answer: 'Y', Explanation })) },
      residence: { Addresses },
    })
    const pdf = await pdfFor(owner, place)
    expectInOrder(pdf, ['Last line.', 'Last line.', 'Last line.', 'Last line.', 'Last line.', 'Current address', 'Earlier address 8'])
    for (const { words, size } of pdf.pages) for (const { left, width } of words) expect(left + width).toBeLessThanOrEqual(size[0])
  })

  test('signs, emoji, letters from right to left, other countries, and words that look like code', async () => {
    const abroad = addressTyped({
      CountryId: countryIdOf('FR'),
      StateId: null,
      Region: 'Île-de-France',
      City: 'Paris 🗼',
      Zip: '75011',
      Address1: 'רחוב הרצל 12',
      ReasonForLeaving: '#panic("x") $x$ <b> *bold* @ref \\ `code` 家',
    })
    const place = await submitted({
      personal: { FirstName: 'نور', LastName: "O'Brien-Núñez", OtherNames: 'Zoë Łuć' },
      residence: { Addresses: [abroad] },
    })
    const text = flat(await pdfFor(owner, place))
    for (const words of [
      'نور',
      "O'Brien-Núñez",
      'Zoë Łuć',
      'Île-de-France, 75011, France',
      '🗼',
      '#panic("x") $x$ <b> *bold* @ref \\ `code`',
    ])
      expect(text).toContain(words)
  })
})
