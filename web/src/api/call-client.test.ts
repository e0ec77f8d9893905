import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { GetAssetDetails, GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { AddAsset, ListAsset, PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CallClient, createCallClient } from './call-client.ts'
import type { DeviceRecord } from '../sessions/device-record.ts'
import { CallFailure, ConnectionErrors } from './failure.ts'

type Seen = { operation: string; headers: IncomingMessage['headers']; body: unknown }
type Answer = (response: ServerResponse, seen: Seen) => void

const id = '018f3f6e-1111-7000-8000-000000000001'
const signedIn: SessionRecord = {
  AccountId: id,
  SessionId: `${id.slice(0, -1)}2`,
  Email: 'o@example.com',
  PlanId: 1,
  Plan: 'Free',
  Profile: null,
}

let server: Server
let seen: Seen[]
/** Answers in turn; when they are used up, everything succeeds. */
let answers: Answer[]
let tokenAnswers: Answer[]
let tokensGiven: number
let device: DeviceRecord | null
let session: SessionRecord | null
let comesBackAs: SessionRecord | null
let ended: string[]
/** What the person answers when asked to confirm that it is them. */
let confirms: boolean
let timesAsked: number
let client: CallClient

const ok =
  (data: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify({ StatusCode: 200, Data: data }))

const refuse =
  (
    { code, status, message }: ErrorDefinition,
    more: { Fields?: Record<string, string> } = {},
    headers: Record<string, string> = {},
  ): Answer =>
  (response) => {
    response.writeHead(status, headers)
    response.end(JSON.stringify({ StatusCode: status, Error: { Code: code, Message: message, Reference: 'REF1', ...more } }))
  }

const hangUp: Answer = (response) => response.destroy()

const giveToken: Answer = (response, request) => {
  tokensGiven += 1
  ok({ Token: `token-${tokensGiven}`, Expires: new Date(Date.now() + 86_400_000).toISOString() })(response, request)
}

beforeEach(async () => {
  seen = []
  answers = []
  tokenAnswers = []
  tokensGiven = 0
  device = null
  session = null
  ended = []
  comesBackAs = null
  confirms = true
  timesAsked = 0
  server = createServer(async (request, response) => {
    const operation = request.url!.split('/').at(-1)!
    const one = { operation, headers: request.headers, body: await json(request) }
    seen.push(one)
    response.setHeader('Content-Type', 'application/json')
    const answer = operation === 'GetToken' ? (tokenAnswers.shift() ?? giveToken) : (answers.shift() ?? ok({ Items: [] }))
    answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = createCallClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    device: { read: () => device, write: (record) => void (device = record) },
    session: () => session,
    async sessionEnded(operation) {
      ended.push(operation.name)
      if (comesBackAs) session = comesBackAs
      return comesBackAs !== null
    },
    async confirmIdentity() {
      timesAsked += 1
      return confirms
    },
  })
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const calls = () => seen.filter(({ operation }) => operation !== 'GetToken')
const idsOf = (requests: Seen[]) => requests.map(({ headers }) => headers['transaction-id'])

async function failureOf(promise: Promise<unknown>): Promise<CallFailure> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof CallFailure) return error
  throw new Error(`expected a CallFailure, got ${String(error)}`)
}

test('the client knows when the server gave the latest answer, by the clock of the server', async () => {
  expect(client.answeredAt()).toBeNull()
  const at =
    (date: string): Answer =>
    (response, request) => {
      response.setHeader('Date', date)
      ok({ Items: [] })(response, request)
    }
  answers = [at('Thu, 15 Jan 2026 12:00:00 GMT'), at('Thu, 15 Jan 2026 12:00:07 GMT'), at('no date')]
  await client.call(GetTopAssets, { Count: 3 })
  expect(client.answeredAt()).toBe(Date.UTC(2026, 0, 15, 12, 0, 0))
  await client.call(GetTopAssets, { Count: 3 })
  await client.call(GetTopAssets, { Count: 3 })
  expect(client.answeredAt()).toBe(Date.UTC(2026, 0, 15, 12, 0, 7))
})

describe('device token', () => {
  test('is fetched once for calls that start together, kept, and sent with device and session ids', async () => {
    session = signedIn
    await Promise.all([client.call(GetTopAssets, { Count: 3 }), client.call(GetTopAssets, { Count: 4 })])
    await client.call(GetTopAssets, { Count: 5 })
    expect(tokensGiven).toBe(1)
    expect(calls()).toHaveLength(3)
    for (const { headers } of calls()) {
      expect(headers['device-token']).toBe('token-1')
      expect(headers['device-id']).toBe(device?.DeviceId)
      expect(headers['account-id']).toBe(signedIn.AccountId)
      expect(headers['session-id']).toBe(signedIn.SessionId)
      expect(headers['content-type']).toBe('application/json')
    }
    expect(new Set(idsOf(calls())).size).toBe(3)
  })

  test('is fetched anew when it has expired, for the same device', async () => {
    device = { Token: 'old', DeviceId: 'device-0001', Expires: new Date(Date.now() - 1_000).toISOString() }
    await client.call(GetTopAssets, { Count: 3 })
    expect(seen[0]).toMatchObject({ operation: 'GetToken', body: { DeviceId: 'device-0001' } })
    expect(calls()[0]!.headers['device-token']).toBe('token-1')
  })

  test('is fetched anew when the server refuses it, once, and the call keeps its transaction id', async () => {
    device = { Token: 'forged', DeviceId: 'device-0001', Expires: new Date(Date.now() + 86_400_000).toISOString() }
    answers = [refuse(CallErrors.DeviceTokenInvalid)]
    await client.call(ListAsset, { AssetId: id })
    expect(calls().map(({ headers }) => headers['device-token'])).toEqual(['forged', 'token-1'])
    expect(new Set(idsOf(calls())).size).toBe(1)

    answers = [refuse(CallErrors.DeviceTokenInvalid), refuse(CallErrors.DeviceTokenInvalid)]
    const failure = await failureOf(client.call(ListAsset, { AssetId: id }))
    expect(failure.is(CallErrors.DeviceTokenInvalid)).toBe(true)
  })

  test('is gone without when it cannot be had, and asked for again by the next call', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    tokenAnswers = [refuse(CallErrors.TooManyRequests)]
    await client.call(GetTopAssets, { Count: 3 })
    expect(calls()[0]!.headers['device-token']).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    await client.call(GetTopAssets, { Count: 3 })
    expect(calls()[1]!.headers['device-token']).toBe('token-1')
    warn.mockRestore()
  })
})

describe('a network that fails', () => {
  test('a query is asked again twice', async () => {
    answers = [hangUp, hangUp]
    await client.call(GetTopAssets, { Count: 3 })
    expect(calls()).toHaveLength(3)
  })

  test('a command is sent once more with the same transaction id', async () => {
    answers = [hangUp]
    await client.call(ListAsset, { AssetId: id })
    expect(calls()).toHaveLength(2)
    expect(new Set(idsOf(calls())).size).toBe(1)
  })

  test('says that the server was not reached when tries are used up, and leaves the outcome open', async () => {
    answers = [hangUp, hangUp]
    const failure = await failureOf(client.call(ListAsset, { AssetId: id }))
    expect(failure.is(ConnectionErrors.Unreachable)).toBe(true)
    expect(failure.outcomeIsUnknown).toBe(true)
    expect(calls()).toHaveLength(2)
  })

  test('an abort is no failure of the network: nothing is sent again', async () => {
    const controller = new AbortController()
    answers = [() => controller.abort(new Error('left the page'))]
    await expect(client.call(GetTopAssets, { Count: 3 }, { signal: controller.signal })).rejects.toThrow('left the page')
    expect(calls()).toHaveLength(1)
  })
})

describe('answers', () => {
  test('a command that is still at work is waited for, as long as the server says, with the same id', async () => {
    answers = [
      refuse(CallErrors.StillRunning, {}, { 'Retry-After': '0.2' }),
      refuse(CallErrors.StillRunning, {}, { 'Retry-After': '0.2' }),
      ok({ AssetId: id }),
    ]
    const started = performance.now()
    expect(await client.call(ListAsset, { AssetId: id })).toEqual({ AssetId: id })
    expect(performance.now() - started).toBeGreaterThan(380)
    expect(calls()).toHaveLength(3)
    expect(new Set(idsOf(calls())).size).toBe(1)
  })

  test('a failure keeps code, sentence, fields, status and reference, and is not asked again', async () => {
    answers = [refuse(CallErrors.InvalidInput, { Fields: { Rent: 'Rent can not be empty.' } })]
    const failure = await failureOf(client.call(AddAsset, {} as never))
    expect(failure).toMatchObject({ code: 'InvalidInput', message: CallErrors.InvalidInput.message, status: 400, reference: 'REF1' })
    expect(failure.fields).toEqual({ Rent: 'Rent can not be empty.' })
    expect(calls()).toHaveLength(1)
  })

  test('a failure says how long to wait, where the server does', async () => {
    answers = [refuse(CallErrors.TooManyRequests, {}, { 'Retry-After': '24' }), refuse(CallErrors.TooManyRequests)]
    expect((await failureOf(client.call(ListAsset, { AssetId: id }))).retryAfterSeconds).toBe(24)
    expect((await failureOf(client.call(ListAsset, { AssetId: id }))).retryAfterSeconds).toBeNull()
  })

  test('a query is asked again of a server that is starting, when it says', async () => {
    answers = [refuse(CallErrors.Unavailable, {}, { 'Retry-After': '0.5' }), ok({ Items: [] })]
    const begun = Date.now()
    await client.call(GetTopAssets, { Count: 3 })
    expect(calls()).toHaveLength(2)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(495)
  })

  test('a failure is recognised by its definition', async () => {
    answers = [refuse(PropertyNotFound)]
    const failure = await failureOf(client.call(GetAssetDetails, { AssetId: id }))
    expect(failure.is(PropertyNotFound)).toBe(true)
    expect(failure.is(CallErrors.Unexpected)).toBe(false)
  })

  test.each([
    [502, CallErrors.Unavailable],
    [500, CallErrors.Unexpected],
  ])('an answer of something in between (%i) is no envelope but still a failure', async (status, expected) => {
    answers = [(response) => response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>')]
    const failure = await failureOf(client.call(ListAsset, { AssetId: id }))
    expect(failure.is(expected)).toBe(true)
    expect(failure.status).toBe(status)
  })

  test('a session that has ended is told once per call, and only where one was shown', async () => {
    answers = [
      refuse(CallErrors.SignInRequired),
      refuse(CallErrors.SessionMismatch),
      refuse(CallErrors.SessionMismatch),
      refuse(CallErrors.NotAvailableForProfile),
    ]
    await failureOf(client.call(ListAsset, { AssetId: id }))
    expect(ended).toEqual([])
    session = signedIn
    await failureOf(client.call(ListAsset, { AssetId: id }))
    await failureOf(client.call(ListAsset, { AssetId: id }))
    expect(ended).toEqual(['ListAsset'])
  })

  test('a session that was renewed while a call was on its way has not ended: the call goes again with the new cookie', async () => {
    session = signedIn
    answers = [
      refuse(CallErrors.SignInRequired),
      ok({ Items: [] }),
      refuse(CallErrors.SessionRenewed, {}, { 'Retry-After': '0.1' }),
      ok({ AssetId: id }),
    ]
    await client.call(GetTopAssets, { Count: 3 })
    expect(await client.call(ListAsset, { AssetId: id })).toEqual({ AssetId: id })
    expect(ended).toEqual([])
    expect(new Set(idsOf(calls().slice(2))).size).toBe(1)
  })

  test('a browser that never got the new cookie is told so after a few tries', async () => {
    session = signedIn
    answers = Array.from({ length: 5 }, () => refuse(CallErrors.SessionRenewed, {}, { 'Retry-After': '0.05' }))
    expect((await failureOf(client.call(ListAsset, { AssetId: id }))).is(CallErrors.SessionRenewed)).toBe(true)
    expect(calls()).toHaveLength(4)
  })
})

describe('a call whose session has ended', () => {
  const again = { ...signedIn, SessionId: '018f3f6e-2222-7000-8000-000000000002' }

  test('goes on with the same intention in the new session of the same person', async () => {
    session = signedIn
    comesBackAs = again
    answers = [refuse(CallErrors.SignInRequired), refuse(CallErrors.SignInRequired), ok({ AssetId: id })]
    expect(await client.call(ListAsset, { AssetId: id })).toEqual({ AssetId: id })
    expect(calls().map(({ headers }) => headers['session-id'])).toEqual([signedIn.SessionId, signedIn.SessionId, again.SessionId])
    expect(new Set(idsOf(calls())).size).toBe(1)
  })

  test('asks once, however many calls find it', async () => {
    session = signedIn
    comesBackAs = again
    // The last refusal comes after the person has signed in for the sake of the first.
    answers = [
      refuse(CallErrors.SignInRequired),
      refuse(CallErrors.SignInRequired),
      refuse(CallErrors.SignInRequired),
      (response, request) => setTimeout(() => refuse(CallErrors.SignInRequired)(response, request), 200),
      ok({ Items: [] }),
      ok({ Items: [] }),
    ]
    await Promise.all([client.call(GetTopAssets, { Count: 3 }), client.call(GetTopAssets, { Count: 4 })])
    expect(ended).toEqual(['GetTopAssets'])
    expect(calls()).toHaveLength(6)
  })

  test('does not go on as someone else', async () => {
    session = signedIn
    answers = [
      (response, request) => {
        session = { ...again, AccountId: '018f3f6e-3333-7000-8000-000000000003' }
        refuse(CallErrors.SessionMismatch)(response, request)
      },
    ]
    await failureOf(client.call(ListAsset, { AssetId: id }))
    expect(calls()).toHaveLength(1)
    expect(ended).toEqual([])
  })
})

describe('a call that needs a fresh factor', () => {
  test('asks who it is, and repeats the same intention', async () => {
    answers = [refuse(CallErrors.FreshFactorRequired), ok({ AssetId: id })]
    expect(await client.call(ListAsset, { AssetId: id })).toEqual({ AssetId: id })
    expect(timesAsked).toBe(1)
    const [first, second] = idsOf(calls())
    expect(second).toBe(first)
  })

  test('fails without another try when the person would rather not', async () => {
    confirms = false
    answers = [refuse(CallErrors.FreshFactorRequired)]
    const failure = await failureOf(client.call(ListAsset, { AssetId: id }))
    expect(failure.wasDismissed).toBe(true)
    expect(calls()).toHaveLength(1)
  })

  test('is not asked about twice', async () => {
    answers = [refuse(CallErrors.FreshFactorRequired), refuse(CallErrors.FreshFactorRequired)]
    expect((await failureOf(client.call(ListAsset, { AssetId: id }))).is(CallErrors.FreshFactorRequired)).toBe(true)
    expect(timesAsked).toBe(1)
  })
})
