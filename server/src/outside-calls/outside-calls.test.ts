import { randomUUID } from 'node:crypto'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { callOutside } from './call-outside.ts'
import { makeOutsideCall } from './make-outside-call.ts'
import { outsideCallJob } from './outside-call.job-definition.ts'
import { type Verdict, defineOutsideCall } from './outside-call.ts'

const TIMEOUT_MS = 300

/** How a company behaves at one request, the next one first; then it is well. */
type Mood = 'hangs' | 'fails' | 'is late' | 'hangs up' | 'refuses'
/** A company that pays once for each key, and what it was asked. */
const company = { moods: [] as Mood[], asked: [] as { key: string; amount: number }[], paid: new Map<string, string>() }
const settled: { amount: number; verdict: Verdict<string> }[] = []
let server: Server
let url: string

const payOut = defineOutsideCall<{ amount: number }, string>('pay-out', {
  timeoutMs: TIMEOUT_MS,
  async attempt(_services, { amount }, { key, signal }) {
    const answer = await fetch(url, { method: 'POST', signal, headers: { 'idempotency-key': key }, body: JSON.stringify({ amount }) })
    if (answer.status === 402) return { outcome: 'refused', reason: await answer.text() }
    if (!answer.ok) throw new Error(`the company answers ${answer.status}`)
    return { outcome: 'done', answer: await answer.text() }
  },
  async settle(_context, { amount }, verdict) {
    settled.push({ amount, verdict })
  },
})
/** Of a client that does not heed its signal. */
const deafCall = defineOutsideCall<{ amount: number }, string>('deaf', {
  timeoutMs: TIMEOUT_MS,
  attempt: () => new Promise(() => {}),
  settle: payOut.settle,
})

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk as Buffer)
    const { amount } = JSON.parse(Buffer.concat(body).toString()) as { amount: number }
    const key = String(request.headers['idempotency-key'])
    company.asked.push({ key, amount })
    const mood = company.moods.shift()
    if (mood === 'hangs') return
    if (mood === 'hangs up') return void request.socket.destroy()
    if (mood === 'fails') return void response.writeHead(500).end('try later')
    if (mood === 'refuses') return void response.writeHead(402).end('The account is closed.')
    if (!company.paid.has(key)) company.paid.set(key, `payment ${company.paid.size + 1}`)
    if (mood === 'is late') await pause(TIMEOUT_MS * 2)
    response.end(company.paid.get(key))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  Object.assign(company, { moods: [], asked: [], paid: new Map() })
  settled.length = 0
  await app.sql('delete from outside_call')
  await app.sql('delete from pgboss.job where name = $1', [outsideCallJob.name])
})

async function asked(amount: number, { naturalKey = randomUUID() as string, subject = null as string | null, call = payOut } = {}) {
  await app.services.database.transaction({ kind: 'public' }, (db) =>
    callOutside(app.services, db, call, { data: { amount }, naturalKey, subject }),
  )
  const [row] = await app.sql<{ id: string }>('select id from outside_call where natural_key = $1', [naturalKey])
  return row!.id
}
const attempt = (callId: string) => makeOutsideCall(app.services, [payOut, deafCall], { callId }, new AbortController().signal)
async function rowOf(callId: string) {
  const [row] = await app.sql('select status, tries, reason, settled_at is not null as is_settled from outside_call where id = $1', [
    callId,
  ])
  return row
}
const enqueued = async () => {
  const jobs = await app.sql<{ id: string }>(`select data ->> 'callId' as id from pgboss.job where name = $1 order by created_on`, [
    outsideCallJob.name,
  ])
  return jobs.map(({ id }) => id)
}

describe('a company', () => {
  test('that answers is asked once, also where two workers have the call, and what follows is done once', async () => {
    const id = await asked(100)
    expect(await enqueued()).toEqual([id])
    await Promise.all([attempt(id), attempt(id)])
    await attempt(id)
    expect(company.paid).toEqual(new Map([[id, 'payment 1']]))
    expect(settled).toEqual([{ amount: 100, verdict: { outcome: 'done', answer: 'payment 1' } }])
    expect(await rowOf(id)).toMatchObject({ status: 'done', reason: null, is_settled: true })
  })

  test.each([
    ['hangs', 'no answer within 300 ms'],
    ['is late', 'no answer within 300 ms'],
    ['fails', 'the company answers 500'],
    ['hangs up', 'fetch failed'],
  ] as const)('that %s is asked again with the same key', async (mood, reason) => {
    const id = await asked(100)
    company.moods = [mood]
    await expect(attempt(id)).rejects.toThrow(reason)
    expect(await rowOf(id)).toEqual({ status: 'waiting', tries: 1, reason, is_settled: false })
    expect(settled).toEqual([])
    await attempt(id)
    expect(company.asked).toEqual([
      { key: id, amount: 100 },
      { key: id, amount: 100 },
    ])
    expect([...company.paid]).toEqual([[id, 'payment 1']])
    expect(settled).toEqual([{ amount: 100, verdict: { outcome: 'done', answer: 'payment 1' } }])
    expect(await rowOf(id)).toEqual({ status: 'done', tries: 2, reason: null, is_settled: true })
  })

  test('that refuses is not asked again', async () => {
    const id = await asked(100)
    company.moods = ['refuses']
    await attempt(id)
    await attempt(id)
    expect(company.asked).toHaveLength(1)
    expect(settled).toEqual([{ amount: 100, verdict: { outcome: 'refused', reason: 'The account is closed.' } }])
    expect(await rowOf(id)).toMatchObject({ status: 'refused', tries: 1, reason: 'The account is closed.' })
  })

  test('is given up in time by a client that does not heed its signal', async () => {
    const id = await asked(100, { call: deafCall })
    await expect(attempt(id)).rejects.toThrow('no answer within 300 ms')
  })

  test('that never answers is given up for unknown, loudly, and asked again when an operator says so', async () => {
    const id = await asked(100)
    await app.sql('update outside_call set tries = $2 where id = $1', [id, outsideCallJob.retryLimit])
    company.moods = ['hangs up']
    await expect(attempt(id)).rejects.toThrow('is not settled')
    expect(await rowOf(id)).toMatchObject({ status: 'unknown', is_settled: false })
    expect(app.logLines.join('')).toContain('outside-call-unknown')
    await attempt(id)
    expect(await rowOf(id)).toMatchObject({ status: 'done' })
    expect(company.asked.map(({ key }) => key)).toEqual([id, id])
  })
})

describe('a call', () => {
  test('is not made where its transaction fails, and not twice for one natural key', async () => {
    await expect(
      app.services.database.transaction({ kind: 'public' }, async (db) => {
        await callOutside(app.services, db, payOut, { data: { amount: 1 }, naturalKey: 'undone' })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    const id = await asked(1, { naturalKey: 'once' })
    expect(await asked(2, { naturalKey: 'once' })).toBe(id)
    expect(await enqueued()).toEqual([id])
    await attempt(id)
    expect(company.asked).toEqual([{ key: id, amount: 1 }])
  })

  test('waits for the one before it about the same subject, which brings it back', async () => {
    const first = await asked(1, { subject: 'account 7' })
    const second = await asked(2, { subject: 'account 7' })
    const other = await asked(3, { subject: 'account 8' })
    await attempt(second)
    expect(company.asked).toEqual([])
    await attempt(other)
    company.moods = ['fails']
    await expect(attempt(first)).rejects.toThrow('500')
    await attempt(second)
    expect(company.asked.map(({ amount }) => amount)).toEqual([3, 1])
    await app.sql('delete from pgboss.job where name = $1', [outsideCallJob.name])
    await attempt(first)
    expect(await enqueued()).toEqual([second])
    await attempt(second)
    expect(company.asked.map(({ amount }) => amount)).toEqual([3, 1, 1, 2])
  })

  test('is not forgotten when the one before it is settled at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const first = await asked(1, { subject: `race ${round}` })
      const second = await asked(2, { subject: `race ${round}` })
      await app.sql('delete from pgboss.job where name = $1', [outsideCallJob.name])
      await Promise.all([attempt(first), attempt(second)])
      const { status } = (await rowOf(second)) as { status: string }
      expect(status === 'done' || (await enqueued()).includes(second), `${round}`).toBe(true)
    }
  })
})
