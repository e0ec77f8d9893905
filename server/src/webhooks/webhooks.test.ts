import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { type App, createApp } from '../app/app.ts'
import { housekeepingJob } from '../app/housekeeping.ts'
import { handles } from '../jobs/jobs.ts'
import { isSignedBody } from './signed-body.ts'
import { webhook } from './webhook.ts'
import { deleteOldDeliveries } from './webhook.queries.ts'

const SECRET = 'whsec_of_a_test'
const MOST_BYTES = 1_000

/** A company as a room would declare it. */
const bank = webhook('bank', {
  mostBytes: MOST_BYTES,
  receive({ clock }, { headers, body }) {
    if (!isSignedBody({ header: headers['bank-signature'], body, secret: SECRET, now: clock.now() })) return null
    const { id } = JSON.parse(body.toString()) as { id: string }
    return { deliveryId: id, job: housekeepingJob, data: { bytes: body.length } }
  },
})

let base: TestApp
let app: App
let url: string
beforeAll(async () => {
  base = await startTestApp()
  app = await createApp(base.services, null, { receivers: [bank] })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${app.port()}/webhooks/bank`
})
afterAll(async () => {
  await app.drain()
  await base.close()
})
beforeEach(async () => {
  await base.sql('delete from pgboss.job where name = $1', [housekeepingJob.name])
})

const signed = (body: string, time = Math.floor(Date.now() / 1_000)) =>
  `t=${time},v1=${createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')}`
function deliver(body: string, headers: Record<string, string> = {}, address = url) {
  return fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'bank-signature': signed(body), ...headers },
  })
}
const waiting = () => base.sql<{ data: unknown }>('select data from pgboss.job where name = $1', [housekeepingJob.name])
const noted = (id: string) => base.sql('select 1 from webhook_delivery where webhook = $1 and delivery_id = $2', ['bank', id])

describe('a delivery', () => {
  test('is taken as it was sent, whatever its type is called', async () => {
    const body = '{\n  "id" : "as sent",   "price": 1.50e1, "é": "\\u00e9"}\n'
    expect((await deliver(body, { 'content-type': 'text/strange; charset=utf-16' })).status).toBe(204)
    expect(await waiting()).toEqual([{ data: { bytes: Buffer.byteLength(body) } }])
  })

  test('comes from no page of ours, and no session counts', async () => {
    const person = await base.newPerson()
    const headers = { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site', cookie: person.cookie, 'account-id': 'wrong' }
    expect((await deliver('{"id": "from elsewhere"}', headers)).status).toBe(204)
  })

  test('that comes again is taken once, also when both come at one moment', async () => {
    const body = '{"id": "again"}'
    const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204))
    expect((await deliver(body)).status).toBe(204)
    expect(await waiting()).toHaveLength(1)
  })

  test('is not noted where its work could not be enqueued, so that it is taken when it comes again', async () => {
    const broken = await createApp(
      { ...base.services, jobs: { ...base.services.jobs, enqueue: () => Promise.reject(new Error('the queue is away')) } },
      null,
      { receivers: [bank] },
    )
    await broken.server.listen({ port: 0, host: '127.0.0.1' })
    const body = '{"id": "second chance"}'
    expect((await deliver(body, {}, `http://127.0.0.1:${broken.port()}/webhooks/bank`)).status).toBe(500)
    await broken.drain()
    expect(await noted('second chance')).toEqual([])
    expect((await deliver(body)).status).toBe(204)
    expect(await waiting()).toHaveLength(1)
  })

  test('is worked off by its job', async () => {
    const done = Promise.withResolvers<object>()
    await base.services.jobs.work([handles(housekeepingJob, async (data) => done.resolve(data))])
    await deliver('{"id": "work"}')
    expect(await done.promise).toEqual({ bytes: 14 })
  })

  test('is remembered for two months', async () => {
    await base.sql(
      `insert into webhook_delivery values ('bank', 'old', now() - interval '61 days'), ('bank', 'younger', now() - interval '59 days')`,
    )
    await deleteOldDeliveries(base.services.jobDatabase.db)
    expect([await noted('old'), await noted('younger')]).toMatchObject([[], [{}]])
  })
})

describe('is refused', () => {
  const refusal = async (answer: Response) => ({
    status: answer.status,
    code: ((await answer.json()) as { Error: { Code: string } }).Error.Code,
  })

  test('what is not signed by them, and the log says who sent it', async () => {
    const body = '{"id": "forged"}'
    for (const signature of ['', 't=1,v1=00', signed('{"id": "another"}'), signed(body, 1_700_000_000)])
      expect(await refusal(await deliver(body, { 'bank-signature': signature })), signature).toEqual({
        status: 400,
        code: 'SignatureInvalid',
      })
    expect(await noted('forged')).toEqual([])
    expect(base.logLines.join('')).toContain('webhook-refused')
  })

  test('what is too large, before it is looked at', async () => {
    const body = JSON.stringify({ id: 'large', text: 'x'.repeat(MOST_BYTES) })
    expect(await refusal(await deliver(body))).toEqual({ status: 413, code: 'RequestTooLarge' })
  })

  test('a name that no room listens to, and a delivery without a body', async () => {
    expect(await refusal(await deliver('{}', {}, url.replace('bank', 'bunk')))).toEqual({ status: 404, code: 'OperationNotFound' })
    expect(await refusal(await fetch(url, { method: 'POST' }))).toEqual({ status: 400, code: 'SignatureInvalid' })
  })
})
