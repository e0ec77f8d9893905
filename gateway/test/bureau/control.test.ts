import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Refused, type Tested, reportOf, screen, screeningNow, screeningOf, ssnOf, testBureau } from './bureau.ts'

let bureau: Tested
beforeAll(async () => {
  bureau = await testBureau()
})
afterAll(() => bureau.close())

test('what can go another way is shown, the latest first', async () => {
  const report = await reportOf(bureau, screeningOf(ssnOf('evictions')))
  const second = await screen(bureau, screeningOf(ssnOf('frozen')))
  const dispute = await bureau.control.dispute(report.id, { product: 'eviction', statement: 'It is not mine.' })
  const overview = await bureau.control.overview()
  expect(overview.screenings.map(({ id, state, frozen, ssn_last4 }) => [id, state, frozen, ssn_last4])).toEqual([
    [second.id, 'in_progress', true, '1006'],
    [report.screening_id, 'completed', false, '1003'],
  ])
  expect(overview.reports).toMatchObject([
    { id: report.id, state: 'under_dispute', products: ['identity', 'credit', 'criminal', 'eviction', 'income'] },
  ])
  expect(overview.disputes).toMatchObject([{ id: dispute.id, state: 'open' }])
})

test('empty books may begin in the past, and others may not', async () => {
  const running = await testBureau({ clock: {} })
  const yearAgo = new Date('2025-03-01T10:00:00Z')
  expect((await running.control.beginAt(yearAgo)).now).toBe(yearAgo.getTime() / 1_000)
  const report = await reportOf(running, screeningOf(ssnOf('clean')))
  expect(new Date(report.made_at * 1_000).getUTCFullYear()).toBe(2025)
  await expect(running.control.beginAt(yearAgo)).rejects.toThrow('something stands in the books')
  await running.close()
})

test('results arrive by themselves while the clock runs', async () => {
  const running = await testBureau({ clock: {} })
  const { id } = await screen(running, screeningOf(ssnOf('clean'), { products: ['identity'] }))
  await expect.poll(async () => (await screeningNow(running, id)).state).toBe('completed')
  await running.close()
})

test('emptied, it has nothing, behaves well, keeps its time and goes on', async () => {
  const { now } = await bureau.control.time()
  await bureau.control.misbehave({ kind: 'other_person', times: 9 })
  await bureau.control.webhooks({ wrong_signature: true })
  await bureau.control.reset()
  expect(await bureau.control.overview()).toEqual({ screenings: [], reports: [], disputes: [] })
  expect((await bureau.get('/control/misbehave')).body).toEqual({ data: [] })
  expect(await bureau.control.webhookState()).toMatchObject({ wrong_signature: false, undelivered: [] })
  expect((await bureau.control.time()).now).toBe(now)
  expect((await reportOf(bureau, screeningOf(ssnOf('clean')))).version).toBe(1)
})

test.each([
  ['/control/misbehave', { kind: 'other_amount' }],
  ['/control/screenings/scr_none/freeze', { frozen: 'yes' }],
  ['/control/reports/rpt_none/correct', { product: 'horoscope' }],
  ['/control/disputes/dsp_none/resolve', { outcome: 'forgotten' }],
])('%s with %j says what is wrong', async (path, body) => {
  const { status, body: said } = await bureau.post<Refused>(path, body)
  expect([status, said.error.type]).toEqual([400, 'invalid_request_error'])
})

test('the page of the control is framed by no one, holds nothing, and has all that it loads', async () => {
  const page = await fetch(`${bureau.url}/control`)
  const html = await page.text()
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("frame-ancestors 'none'")])
  expect(html).not.toContain(bureau.secretKey)
  expect(html).not.toContain('{{')
  const loaded = [...html.matchAll(/(?:href|src)="(\/pages\/[^"]+)"/g)].map(([, path]) => path!)
  expect(loaded).toContain('/pages/bureau-control.js')
  for (const path of [...loaded, '/pages/control.js']) expect((await fetch(`${bureau.url}${path}`)).status).toBe(200)
})
