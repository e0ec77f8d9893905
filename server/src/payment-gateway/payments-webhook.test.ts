import { createHmac } from 'node:crypto'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { app, testWith } from '../../test/app.ts'
import { gatewayEventJob } from './gateway-event.job-definition.ts'
import { handleGatewayEvent } from './handle-gateway-event.ts'

const SECRET = 'whsec_sandbox_of_a_test'
const test = testWith({
  PAYMENT_GATEWAY_URL: 'http://localhost:4177/with/a/path',
  PAYMENT_GATEWAY_KEY: 'sk_sandbox_of_a_test',
  PAYMENT_GATEWAY_WEBHOOK_SECRETS: SECRET,
})

const eventOf = (id: string, type: string) =>
  JSON.stringify({ id, type, created: 1_763_900_000, account: 'acct_1', data: { object: { id: 'acct_1', email: 'pat@example.com' } } })
function deliver(body: string, { secret = SECRET, url = app.url } = {}) {
  const time = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return fetch(`${url}/webhooks/payments`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'gateway-signature': `t=${time},v1=${signature}` },
  })
}
const waiting = () => app.sql<{ data: Record<string, unknown> }>('select data from pgboss.job where name = $1', [gatewayEventJob.name])
beforeEach(() => app.sql('delete from pgboss.job where name = $1', [gatewayEventJob.name]))

describe('what the gateway tells', () => {
  test('is a job that knows where to look, and nothing of anyone', async () => {
    const body = eventOf('evt_1', 'account.updated')
    expect((await deliver(body)).status).toBe(204)
    expect((await deliver(body)).status).toBe(204)
    expect((await waiting()).map(({ data }) => data)).toEqual([
      { id: 'evt_1', type: 'account.updated', accountId: 'acct_1', objectId: 'acct_1', paymentId: null, metadata: {} },
    ])
  })

  test('is refused where it is not signed by it', async () => {
    expect((await deliver(eventOf('evt_2', 'account.updated'), { secret: 'whsec_sandbox_other' })).status).toBe(400)
    expect(await waiting()).toEqual([])
  })

  test('is refused where paying online is off', async () => {
    const off = await startTestApp()
    try {
      expect((await deliver(eventOf('evt_3', 'account.updated'), { url: off.url })).status).toBe(400)
      expect((await off.visitor().call(GetAppConfig, {})).data.Payments).toBeNull()
    } finally {
      await off.close()
    }
  })
})

describe('an event', () => {
  const event = { id: 'evt_4', type: 'person.updated', accountId: 'acct_1', objectId: 'person_1', paymentId: null, metadata: {} }
  const { signal } = new AbortController()
  const logged = (words: string) => app.logLines.filter((line) => line.includes(words))

  test('of a kind that no room listens to is noted', async () => {
    await handleGatewayEvent(
      app.services,
      [{ types: ['account.updated'], handle: () => Promise.reject(new Error('asked')) }],
      event,
      signal,
    )
    expect(logged('gateway-event-ignored')).toHaveLength(1)
  })

  test('goes to all rooms that listen to its kind, and one that is about nothing of ours is logged', async () => {
    const heard: string[] = []
    const room = (name: string, isKnown: boolean) => ({
      types: ['account.updated', 'person.updated'],
      handle: async (_services: unknown, { id }: { id: string }) => {
        heard.push(`${name} ${id}`)
        return isKnown
      },
    })
    await handleGatewayEvent(app.services, [room('first', true), room('second', false)], event, signal)
    expect(heard).toEqual(['first evt_4', 'second evt_4'])
    expect(logged('gateway-event-of-unknown-object')).toHaveLength(1)
  })
})

test('pages may frame the site of the gateway, and no other', async () => {
  const response = await fetch(`${app.url}/livez`)
  expect(response.headers.get('content-security-policy')).toContain(`; frame-src 'self' http://localhost:4177;`)
  expect((await app.visitor().call(GetAppConfig, {})).data.Payments).toEqual({ Origin: 'http://localhost:4177', IsSandbox: true })
})
