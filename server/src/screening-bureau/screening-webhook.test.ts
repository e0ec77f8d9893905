import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import { app, testWith } from '../../test/app.ts'
import { startTestApp } from '../../test/harness.ts'
import { bureauEventJob } from './bureau-event.job-definition.ts'
import { handleBureauEvent } from './handle-bureau-event.ts'

const SECRET = 'whsec_sandbox_of_a_test'
const test = testWith({
  SCREENING_BUREAU_URL: 'http://localhost:4177',
  SCREENING_BUREAU_KEY: 'sk_sandbox_bureau_of_a_test',
  SCREENING_BUREAU_WEBHOOK_SECRETS: SECRET,
})

const eventOf = (id: string) =>
  JSON.stringify({ id, type: 'screening.completed', data: { object: { id: 'scr_1', reference: 'form-1', name: 'Ada Applicant' } } })
function deliver(body: string, { secret = SECRET, url = app.url, secondsAgo = 0 } = {}) {
  const time = Math.floor(Date.now() / 1_000) - secondsAgo
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return fetch(`${url}/webhooks/screening`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'bureau-signature': `t=${time},v1=${signature}` },
  })
}
const waiting = () => app.sql<{ data: Record<string, unknown> }>('select data from pgboss.job where name = $1', [bureauEventJob.name])
beforeEach(() => app.sql('delete from pgboss.job where name = $1', [bureauEventJob.name]))

describe('what the bureau tells', () => {
  test('is a job that knows where to look, and nothing of anyone', async () => {
    const body = eventOf('evt_1')
    expect((await deliver(body)).status).toBe(204)
    expect((await deliver(body)).status).toBe(204)
    expect((await waiting()).map(({ data }) => data)).toEqual([
      { id: 'evt_1', type: 'screening.completed', reference: 'form-1', objectId: 'scr_1' },
    ])
  })

  test('is refused where it is not signed by it, or late', async () => {
    expect((await deliver(eventOf('evt_2'), { secret: 'whsec_sandbox_other' })).status).toBe(400)
    expect((await deliver(eventOf('evt_2'), { secondsAgo: 360 })).status).toBe(400)
    expect(await waiting()).toEqual([])
    expect((await deliver(eventOf('evt_2'))).status).toBe(204)
  })

  test('is not taken where it is not as agreed, and comes again', async () => {
    const answer = await deliver(JSON.stringify({ id: 'evt_3', type: 'screening.completed', ssn: '500101001' }))
    expect(answer.status).toBe(500)
    expect(await waiting()).toEqual([])
    expect(app.logLines.join('\n')).not.toContain('500101001')
  })

  test('is refused where no one is screened', async () => {
    const off = await startTestApp()
    try {
      expect(off.services.screening).toBeNull()
      expect((await deliver(eventOf('evt_4'), { url: off.url })).status).toBe(400)
    } finally {
      await off.close()
    }
  })
})

describe('an event', () => {
  const event = { id: 'evt_5', type: 'report.corrected', reference: 'form-1', objectId: 'rpt_1' }
  const { signal } = new AbortController()
  const logged = (words: string) => app.logLines.filter((line) => line.includes(words))

  test('goes to the rooms that listen to its kind, is noted where none does, and where it is about nothing of ours', async () => {
    const heard: string[] = []
    const room = (types: readonly string[], isKnown: boolean) => ({
      types,
      handle: async (_services: unknown, { id }: { id: string }) => {
        heard.push(id)
        return isKnown
      },
    })
    await handleBureauEvent(app.services, [room(['screening.completed'], true)], event, signal)
    expect([heard, logged('bureau-event-ignored').length]).toEqual([[], 1])
    await handleBureauEvent(app.services, [room(['report.corrected'], true), room(['report.corrected'], false)], event, signal)
    expect(heard).toEqual(['evt_5', 'evt_5'])
    expect(logged('bureau-event-of-unknown-object')).toHaveLength(1)
  })
})
