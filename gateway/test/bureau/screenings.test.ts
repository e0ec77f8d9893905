import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PresentedScreening } from '../../src/bureau/screenings/screening.ts'
import { type Refused, type Tested, reportOf, screen, screeningNow, screeningOf, ssnOf, testBureau } from './bureau.ts'

let bureau: Tested
beforeAll(async () => {
  bureau = await testBureau()
})
afterAll(() => bureau.close())

const eventsOf = async (reference: string) => {
  type Listed = { data: { type: string; data: { object: { reference: string } } }[] }
  const { data } = (await bureau.get<Listed>('/v1/events?limit=100')).body
  return data
    .filter(({ data: { object } }) => object.reference === reference)
    .map(({ type }) => type)
    .toReversed()
}

test('a clean one is in progress, and its results arrive one after the other', async () => {
  const body = screeningOf(ssnOf('clean'))
  const begun = await screen(bureau, body)
  expect(begun).toMatchObject({ object: 'screening', reference: body.reference, state: 'in_progress', report_id: null, completed_at: null })
  const arrived = async () => (await screeningNow(bureau, begun.id)).products.filter(({ state }) => state === 'completed').length
  const counts = [await arrived()]
  for (const seconds of [2, 3, 5, 10, 10]) {
    await bureau.control.advance({ seconds })
    counts.push(await arrived())
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 5])
  const done = await screeningNow(bureau, begun.id)
  expect(done).toMatchObject({ state: 'completed', report_version: 1, completed_at: begun.created_at + 30, blocked: null, failure: null })
  expect(await eventsOf(body.reference)).toEqual([...Array.from({ length: 5 }, () => 'screening.in_progress'), 'screening.completed'])
  const found = (await bureau.get<{ data: PresentedScreening[] }>(`/v1/screenings?reference=${body.reference}`)).body.data
  expect(found).toEqual([done])
})

test('the report has what was ordered, in cents, and who found it', async () => {
  const body = screeningOf(ssnOf('clean'))
  const report = await reportOf(bureau, body)
  expect(report).toMatchObject({
    object: 'report',
    reference: body.reference,
    version: 1,
    state: 'current',
    agency: { name: 'Sandbox Screening Bureau' },
    products: {
      identity: { result: 'match' },
      credit: { score: 742, score_range: { from: 300, to: 850 }, collections: [], bankruptcies: [], agency: { phone: '(800) 555-0120' } },
      criminal: { records: [] },
      eviction: { records: [] },
      income: { stated_monthly_cents: 520_000, found_monthly_cents: 520_000, source: 'payroll' },
    },
  })
  expect(report.expires_at - report.made_at).toBe(30 * 86_400)
  const few = await reportOf(bureau, screeningOf(ssnOf('clean'), { products: ['eviction', 'identity'] }))
  expect(Object.keys(few.products)).toEqual(['identity', 'eviction'])
})

describe('the number decides', () => {
  test.each([
    ['no-score', { credit: { score: null, factors: [{ code: '36' }] } }],
    ['evictions', { eviction: { records: [{ outcome: 'judgment_for_landlord', amount_cents: 345_000 }, { outcome: 'dismissed' }] } }],
    ['criminal', { criminal: { records: [{ level: 'misdemeanor', disposition: 'convicted', state: 'OR' }] } }],
    ['collections', { credit: { score: 523, collections: [{ amount_cents: 48_900 }, { amount_cents: 121_000 }] } }],
    ['bankruptcy', { credit: { bankruptcies: [{ chapter: '7' }] } }],
    ['low-income', { income: { stated_monthly_cents: 520_000, found_monthly_cents: 312_000 } }],
  ] as const)('%s', async (outcome, products) => {
    expect(await reportOf(bureau, screeningOf(ssnOf(outcome)))).toMatchObject({ products })
  })

  test('any other one is clean, with the same score each time', async () => {
    const scores = []
    for (const ssn of ['123456780', '123456780', '123456781', '123456782', '123456783'])
      scores.push((await reportOf(bureau, screeningOf(ssn))).products.credit!.score!)
    expect(scores[0]).toBe(scores[1])
    expect(new Set(scores).size).toBeGreaterThan(2)
    expect(scores.every((score) => score >= 640 && score < 820)).toBe(true)
  })

  test.each([
    ['mismatch', 'identity_mismatch'],
    ['no-file', 'no_file'],
  ] as const)('%s: it fails with the first result, and stays so', async (outcome, code) => {
    const body = screeningOf(ssnOf(outcome))
    const { id } = await screen(bureau, body)
    await bureau.control.advance({ days: 1 })
    expect(await screeningNow(bureau, id)).toMatchObject({ state: 'failed', failure: { code }, report_id: null })
    expect(await eventsOf(body.reference)).toEqual(['screening.in_progress', 'screening.failed'])
  })

  test('slow: hours go by', async () => {
    const { id } = await screen(bureau, screeningOf(ssnOf('slow')))
    await bureau.control.advance({ hours: 7 })
    const { state, products } = await screeningNow(bureau, id)
    expect([state, products.filter((one) => one.state === 'waiting').map(({ product }) => product)]).toEqual(['in_progress', ['criminal']])
    await bureau.control.advance({ hours: 20 })
    expect((await screeningNow(bureau, id)).state).toBe('completed')
  })
})

describe('a frozen file', () => {
  test('blocks, says whom to ask, and goes on once it is unfrozen and tried again', async () => {
    const body = screeningOf(ssnOf('frozen'))
    const { id } = await screen(bureau, body)
    await bureau.control.advance({ hours: 1 })
    const blocked = await screeningNow(bureau, id)
    expect(blocked).toMatchObject({ state: 'blocked', blocked: { reason: 'file_frozen', agency: { name: 'Sandbox Credit Agency' } } })
    expect(blocked.blocked!.what_to_do).toContain('Sandbox Credit Agency')
    expect(blocked.products.filter(({ state }) => state === 'completed')).toHaveLength(4)
    const refused = await bureau.post<Refused>(`/v1/screenings/${id}/retry`, {}, { key: `retry ${id}` })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'file_frozen'])
    await bureau.control.freeze(id, false)
    await bureau.control.advance({ hours: 1 })
    expect((await screeningNow(bureau, id)).state).toBe('blocked')
    expect((await bureau.post<PresentedScreening>(`/v1/screenings/${id}/retry`)).body).toMatchObject({
      state: 'in_progress',
      blocked: null,
    })
    await bureau.control.advance({ seconds: 5 })
    const done = await screeningNow(bureau, id)
    expect(done.state).toBe('completed')
    expect(await eventsOf(body.reference)).toEqual([
      'screening.in_progress',
      'screening.in_progress',
      'screening.blocked',
      'screening.in_progress',
      'screening.completed',
    ])
  })

  test('blocks who is frozen meanwhile, and no one whose credit is not asked for', async () => {
    const { id } = await screen(bureau, screeningOf(ssnOf('clean')))
    await bureau.control.freeze(id, true)
    const other = await screen(bureau, screeningOf(ssnOf('frozen'), { products: ['eviction'] }))
    await bureau.control.advance({ seconds: 20 })
    expect((await screeningNow(bureau, id)).state).toBe('blocked')
    expect((await screeningNow(bureau, other.id)).state).toBe('completed')
  })
})

describe('canceled', () => {
  test.each(['clean', 'frozen', 'questions'] as const)('%s: nothing comes any more', async (outcome) => {
    const { id } = await screen(bureau, screeningOf(ssnOf(outcome)))
    await bureau.control.advance({ seconds: 6 })
    expect((await bureau.post<PresentedScreening>(`/v1/screenings/${id}/cancel`)).body.state).toBe('canceled')
    await bureau.control.advance({ days: 1 })
    expect(await screeningNow(bureau, id)).toMatchObject({ state: 'canceled', report_id: null })
    const again = await bureau.post<Refused>(`/v1/screenings/${id}/cancel`)
    expect([again.status, again.body.error.code]).toEqual([409, 'screening_unexpected_state'])
  })
})
