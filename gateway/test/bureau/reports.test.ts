import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PresentedDispute } from '../../src/bureau/reports/dispute.ts'
import type { PresentedReport } from '../../src/bureau/reports/report.ts'
import { type Receiver, receiver } from '../gateway.ts'
import { type Refused, type Tested, reportOf, screeningNow, screeningOf, ssnOf, testBureau } from './bureau.ts'

let bureau: Tested
let told: Receiver
beforeAll(async () => {
  told = await receiver()
  bureau = await testBureau({ webhookUrl: told.url })
})
beforeEach(async () => {
  await bureau.control.advance({ seconds: 0 })
  told.got.length = 0
})
afterEach(() => bureau.control.behave())
afterAll(async () => {
  await bureau.close()
  await told.close()
})

const reportNow = async (id: string, version?: number) =>
  await bureau.get<PresentedReport & Refused>(`/v1/reports/${id}${version === undefined ? '' : `?version=${version}`}`)
let count = 0
const dispute = (id: string, given: object) =>
  bureau.post<PresentedDispute & Refused>(`/v1/reports/${id}/disputes`, given, { key: `dispute ${(count += 1)}` })
const toldOf = async (id: string) => {
  await bureau.control.advance({ seconds: 0 })
  return told.got
    .filter(({ body }) => body.includes(id))
    .map(({ event }) => [event.type, (event.data.object as { version?: number }).version])
}

describe('a dispute', () => {
  const STATEMENT = 'The eviction is of someone with my name.'

  test('stands in the report until it is resolved; corrected, there is a new version, and the old one stays', async () => {
    const first = await reportOf(bureau, screeningOf(ssnOf('evictions')))
    told.got.length = 0
    const { body: opened } = await dispute(first.id, { product: 'eviction', statement: STATEMENT })
    expect(opened).toMatchObject({ state: 'open', outcome: null, report_id: first.id, report_version: 1, statement: STATEMENT })
    expect((await reportNow(first.id)).body.state).toBe('under_dispute')
    const resolved = await bureau.control.resolve(opened.id, 'corrected')
    expect(resolved).toMatchObject({ state: 'resolved', outcome: 'corrected', report_version: 2 })
    expect((await bureau.get<PresentedDispute>(`/v1/disputes/${opened.id}`)).body).toEqual(resolved)
    const second = (await reportNow(first.id)).body
    expect(second).toMatchObject({ version: 2, state: 'current', products: { eviction: { records: [] } } })
    expect(second.products.credit).toEqual(first.products.credit)
    expect((await reportNow(first.id, 1)).body.products).toEqual(first.products)
    expect((await reportNow(first.id, 3)).status).toBe(404)
    expect((await screeningNow(bureau, first.screening_id)).report_version).toBe(2)
    expect(await toldOf(first.id)).toEqual([
      ['dispute.opened', undefined],
      ['report.corrected', 2],
      ['dispute.resolved', undefined],
    ])
  })

  test('verified, the report stays as it is', async () => {
    const report = await reportOf(bureau, screeningOf(ssnOf('criminal')))
    const { body } = await dispute(report.id, { product: 'criminal', statement: STATEMENT })
    expect(await bureau.control.resolve(body.id, 'verified')).toMatchObject({ outcome: 'verified', report_version: 1 })
    expect((await reportNow(report.id)).body).toEqual(report)
    await expect(bureau.control.resolve(body.id, 'corrected')).rejects.toThrow(/dispute_resolved/)
  })

  test('of two products keeps the report disputed until both are resolved', async () => {
    const report = await reportOf(bureau, screeningOf(ssnOf('collections')))
    const [credit, income] = [
      await dispute(report.id, { product: 'credit', statement: STATEMENT }),
      await dispute(report.id, { product: 'income', statement: STATEMENT }),
    ]
    await bureau.control.resolve(credit.body.id, 'corrected')
    expect((await reportNow(report.id)).body).toMatchObject({
      state: 'under_dispute',
      products: { credit: { score: 583, collections: [] } },
    })
    await bureau.control.resolve(income.body.id, 'verified')
    expect((await reportNow(report.id)).body.state).toBe('current')
    const listed = (await bureau.get<{ data: PresentedDispute[] }>(`/v1/reports/${report.id}/disputes`)).body.data
    expect(listed.map(({ product, outcome }) => [product, outcome])).toEqual([
      ['income', 'verified'],
      ['credit', 'corrected'],
    ])
  })

  test.each([
    ['of a product that was not ordered', { product: 'criminal', statement: STATEMENT }, 400, 'product_missing'],
    ['without words', { product: 'eviction', statement: ' ' }, 400, 'parameter_invalid'],
    ['with a number of a person', { product: 'eviction', statement: 'I am 314-15-9265.' }, 400, 'parameter_invalid'],
    ['of an unknown product', { product: 'horoscope', statement: STATEMENT }, 400, 'parameter_invalid'],
  ])('%s is refused', async (_name, given, status, code) => {
    const report = await reportOf(bureau, screeningOf(ssnOf('evictions'), { products: ['eviction'] }))
    const answer = await dispute(report.id, given)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect((await reportNow(report.id)).body.state).toBe('current')
  })

  test('is opened once for a product, and wants a key', async () => {
    const report = await reportOf(bureau, screeningOf(ssnOf('evictions')))
    await dispute(report.id, { product: 'eviction', statement: STATEMENT })
    const again = await dispute(report.id, { product: 'eviction', statement: STATEMENT })
    expect([again.status, again.body.error.code]).toEqual([409, 'dispute_open'])
    const keyless = await bureau.post<Refused>(`/v1/reports/${report.id}/disputes`, { product: 'credit', statement: STATEMENT })
    expect(keyless.body.error.code).toBe('idempotency_error')
  })
})

test('a report whose number says so is corrected two days later', async () => {
  const report = await reportOf(bureau, screeningOf(ssnOf('corrected')))
  expect(report.products.eviction!.records).toHaveLength(1)
  await bureau.control.advance({ days: 2 })
  expect((await reportNow(report.id)).body).toMatchObject({ version: 2, products: { eviction: { records: [] } } })
  expect(await toldOf(report.id)).toContainEqual(['report.corrected', 2])
})

test('the control corrects any product of a report', async () => {
  const report = await reportOf(bureau, screeningOf(ssnOf('low-income')))
  expect((await bureau.control.correct(report.id, 'income')).products.income!.found_monthly_cents).toBe(520_000)
  await expect(bureau.control.correct('rpt_none', 'income')).rejects.toThrow(/404/)
})

test('after 30 days a report is gone, with what it found, and says so', async () => {
  const report = await reportOf(bureau, screeningOf(ssnOf('evictions')))
  const { body: opened } = await dispute(report.id, { product: 'eviction', statement: 'It is not mine.' })
  await bureau.control.moveTo(report.expires_at - 1)
  expect((await reportNow(report.id)).status).toBe(200)
  await bureau.control.advance({ seconds: 1 })
  const gone = await reportNow(report.id)
  expect([gone.status, gone.body.error.code]).toEqual([410, 'report_expired'])
  expect((await reportNow(report.id, 1)).status).toBe(410)
  expect(await toldOf(report.id)).toContainEqual(['report.expired', 1])
  const kept = (await bureau.control.overview()).reports.find(({ id }) => id === report.id)
  expect(kept).toMatchObject({ state: 'expired', products: [] })
  expect((await dispute(report.id, { product: 'credit', statement: 'Late.' })).status).toBe(410)
  await expect(bureau.control.correct(report.id, 'eviction')).rejects.toThrow(/report_expired/)
  expect(await bureau.control.resolve(opened.id, 'corrected')).toMatchObject({ outcome: 'corrected', report_version: 1 })
})

test('no event tells what was found', async () => {
  const report = await reportOf(bureau, screeningOf(ssnOf('collections')))
  const { body } = await dispute(report.id, { product: 'credit', statement: 'The collections are of my ex.' })
  await bureau.control.resolve(body.id, 'corrected')
  await bureau.control.advance({ days: 31 })
  expect(told.got.length).toBeGreaterThan(7)
  for (const delivery of told.got) expect(delivery.body).not.toMatch(/523|Sandbox Wireless|collections|Ada|Applicant/)
})
