import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PresentedReport } from '../../src/bureau/reports/report.ts'
import type { PresentedScreening } from '../../src/bureau/screenings/screening.ts'
import { type Delivery, type Receiver, receiver } from '../gateway.ts'
import { type Refused, type Tested, reportOf, screen, screeningNow, screeningOf, ssnOf, testBureau } from './bureau.ts'

let bureau: Tested
let told: Receiver
beforeAll(async () => {
  told = await receiver()
  bureau = await testBureau({ webhookUrl: told.url })
})
beforeEach(async () => {
  await bureau.control.reset()
  told.got.length = 0
  told.answer = () => 200
})
afterEach(() => bureau.control.behave())
afterAll(async () => {
  await bureau.close()
  await told.close()
})

type Body = PresentedScreening & Refused
const ask = (body: ReturnType<typeof screeningOf>, signal?: AbortSignal) =>
  bureau.post<Body>('/v1/screenings', body, { key: body.reference, signal })
const foundBy = async (reference: string) => (await bureau.get<{ data: Body[] }>(`/v1/screenings?reference=${reference}`)).body.data.length
const settled = () => bureau.control.advance({ seconds: 0 })

describe('under one key', () => {
  test('twenty at once are one screening', async () => {
    const body = screeningOf(ssnOf('clean'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(body)))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1)
    expect(await foundBy(body.reference)).toBe(1)
  })

  test('another person is refused, and the answer stays as it was', async () => {
    const body = screeningOf(ssnOf('clean'))
    const first = await ask(body)
    const other = await ask({ ...body, applicant: { ...body.applicant, ssn: ssnOf('evictions') } })
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error'])
    await bureau.control.advance({ hours: 1 })
    expect((await ask(body)).body).toEqual(first.body)
  })

  test('without one nothing is asked for', async () => {
    const body = screeningOf(ssnOf('clean'))
    const { status, body: said } = await bureau.post<Refused>('/v1/screenings', body)
    expect([status, said.error.type]).toEqual([400, 'idempotency_error'])
    expect(await foundBy(body.reference)).toBe(0)
  })
})

test.each([
  ['timeout_before', 'timeout', 0],
  ['timeout_after', 'timeout', 1],
  ['error_before', 500, 0],
  ['error_after', 500, 1],
  ['reset_before', 'reset', 0],
  ['reset_after', 'reset', 1],
] as const)('%s: the caller sees %s, and %i screenings were made; once more under the key there is one', async (kind, seen, made) => {
  const body = screeningOf(ssnOf('clean'))
  await bureau.control.misbehave({ kind, path: '/v1/screenings', method: 'POST', delay_ms: 5_000 })
  const first = await ask(body, kind.startsWith('timeout') ? AbortSignal.timeout(500) : undefined).then(
    ({ status }) => status,
    (error: Error) => (error.name === 'TimeoutError' ? 'timeout' : 'reset'),
  )
  expect([first, await foundBy(body.reference)]).toEqual([seen, made])
  expect((await ask(body)).status).toBe(200)
  expect(await foundBy(body.reference)).toBe(1)
})

describe('an answer that is not as agreed', () => {
  test('has other types, and is as agreed the next time', async () => {
    const report = await reportOf(bureau, screeningOf(ssnOf('clean')))
    await bureau.control.misbehave({ kind: 'garbled', path: '/v1/reports' })
    const garbled = (await bureau.get<Record<string, unknown>>(`/v1/reports/${report.id}`)).body
    expect(garbled).toMatchObject({ id: expect.any(Number), version: null, products: null })
    expect((await bureau.get(`/v1/reports/${report.id}`)).body).toEqual(report)
  })

  test('is about another person', async () => {
    const report = await reportOf(bureau, screeningOf(ssnOf('clean')))
    await bureau.control.misbehave({ kind: 'other_person', path: '/v1', times: 2 })
    const other = (await bureau.get<PresentedReport>(`/v1/reports/${report.id}`)).body
    expect([other.id, other.reference === report.reference]).toEqual([report.id, false])
    const { id, reference } = await screeningNow(bureau, report.screening_id)
    expect([id, reference === report.reference]).toEqual([report.screening_id, false])
  })
})

describe('events', () => {
  const isSigned = ({ headers, body }: Delivery, secret: string) => {
    const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['bureau-signature'])) ?? []
    const isNow = Math.abs(Date.now() / 1_000 - Number(time)) < 300
    return isNow && createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === given
  }

  test('are signed, say how the screening stands, and can be asked for', async () => {
    const { id } = await screen(bureau, screeningOf(ssnOf('clean')))
    await bureau.control.advance({ days: 1 })
    expect(told.got).toHaveLength(6)
    for (const delivery of told.got) {
      expect(isSigned(delivery, bureau.webhookSecret)).toBe(true)
      expect(isSigned(delivery, 'whsec_sandbox_other')).toBe(false)
      expect((await bureau.get(`/v1/events/${delivery.event.id}`)).body).toEqual(delivery.event)
    }
    expect(told.got.at(-1)!.event).toMatchObject({
      type: 'screening.completed',
      livemode: false,
      data: { object: { id, report_version: 1 } },
    })
  })

  test('come more than once and overtake each other when told to', async () => {
    await bureau.control.webhooks({ duplicates: 1, shuffle: true, seed: 5 })
    for (let time = 0; time < 4; time += 1) await screen(bureau, screeningOf(ssnOf('clean')))
    await settled()
    const made = (await bureau.get<{ data: { id: string }[] }>('/v1/events')).body.data.map(({ id }) => id).toReversed()
    const got = told.got.map(({ event }) => event.id)
    expect(got.toSorted()).toEqual([...made, ...made].toSorted())
    expect([...new Set(got)]).not.toEqual(made)
  })

  test('come before the answer, or signed by someone else', async () => {
    await bureau.control.webhooks({ before_answer: true })
    await screen(bureau, screeningOf(ssnOf('questions')))
    expect(told.got.map(({ event }) => event.type)).toEqual(['screening.awaiting_identity'])
    told.answer = (delivery) => (isSigned(delivery, bureau.webhookSecret) ? 200 : 400)
    await bureau.control.webhooks({ wrong_signature: true })
    await screen(bureau, screeningOf(ssnOf('clean')))
    expect(told.got.map((delivery) => isSigned(delivery, bureau.webhookSecret))).toEqual([true, false])
    await bureau.control.webhooks({ wrong_signature: false })
    await bureau.control.advance({ seconds: 1 })
    expect((await bureau.control.webhookState()).undelivered).toEqual([])
  })

  test('come again until they are taken', async () => {
    told.answer = ({ event }) => (told.got.filter((other) => other.event.id === event.id).length < 3 ? 503 : 200)
    await screen(bureau, screeningOf(ssnOf('questions')))
    await bureau.control.advance({ seconds: 30 })
    expect(told.got).toHaveLength(3)
  })
})
