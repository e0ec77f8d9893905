import { randomUUID } from 'node:crypto'
import { CallHeaders, type Envelope, type FailureBody } from '../../contract/src/rpc/envelope.ts'
import type { AnyOperation, InputOf, OutputOf } from '../../contract/src/rpc/operation.ts'

/*
 * What tests of the server, journeys and benchmarks make calls with: an operation of the contract and its input, and the
 * headers and cookies that a browser would send.
 */

/** Brings a request to a server and its answer back. */
export type Transport = (path: string, request: RequestInit & { headers: Record<string, string> }) => Promise<Response>

export function overHttp(url: string): Transport {
  return (path, request) => fetch(url + path, request)
}

/** Who makes the calls. */
export type Standing = {
  deviceId?: string
  deviceToken?: string
  session?: { accountId: string; sessionId: string; cookies: Readonly<Record<string, string>> }
}

export type Answer<Data> = {
  status: number
  data: Data
  error: FailureBody | undefined
  headers: Headers
}

export type CallOptions = { transactionId?: string | null; headers?: Record<string, string>; signal?: AbortSignal }

export type Client = {
  call<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, options?: CallOptions): Promise<Answer<OutputOf<Op>>>
  /** Answers the data, and throws what a call is refused with. */
  ask<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, options?: CallOptions): Promise<OutputOf<Op>>
  /** Sends anything at all to any address. */
  raw(path: string, request?: RequestInit): Promise<Response>
  /** What it would send now: what someone could copy. */
  headers(): Record<string, string>
}

/** Goes on with its cookies as answers renew them; one that it does not have yet it leaves, so that a visitor stays one. */
export function client(send: Transport, { deviceId, deviceToken, session }: Standing = {}): Client {
  const cookies = new Map(Object.entries(session?.cookies ?? {}))
  const ids = withValues({
    [CallHeaders.deviceId]: deviceId,
    [CallHeaders.deviceToken]: deviceToken,
    [CallHeaders.accountId]: session?.accountId,
    [CallHeaders.sessionId]: session?.sessionId,
  })
  const headers = () => ({ ...(cookies.size > 0 ? { cookie: cookieHeader(cookies) } : {}), ...ids })

  async function call<Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    { transactionId = randomUUID(), headers: others = {}, signal }: CallOptions = {},
  ): Promise<Answer<OutputOf<Op>>> {
    const response = await send(operation.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...headers(),
        ...(transactionId === null ? {} : { [CallHeaders.transactionId]: transactionId }),
        ...others,
      },
      body: JSON.stringify(input),
      signal: signal ?? null,
    })
    if (!('cookie' in others)) renew(cookies, response.headers)
    const envelope = (await response.json()) as Envelope<OutputOf<Op>>
    if (envelope.StatusCode !== response.status)
      throw new Error(`StatusCode ${envelope.StatusCode} differs from the status ${response.status}`)
    return { status: response.status, data: envelope.Data as OutputOf<Op>, error: envelope.Error, headers: response.headers }
  }

  return {
    call,
    async ask(operation, input, options) {
      const { status, data, error } = await call(operation, input, options)
      if (error) throw new Error(`${operation.name} answered ${status}: ${JSON.stringify(error)}`)
      return data
    },
    raw: (path, request = {}) =>
      send(path, { redirect: 'manual', ...request, headers: { ...headers(), ...(request.headers as Record<string, string>) } }),
    headers,
  }
}

/** The cookies that an answer sets, `name=value` by their names. */
export function cookiesSetBy(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';', 1)
      const end = pair.indexOf('=')
      return [pair.slice(0, end), pair.slice(end + 1)]
    }),
  )
}

/** A cookie that an answer takes away is kept: what a server says to a session that has ended is to be heard. */
function renew(cookies: Map<string, string>, answered: Headers): void {
  for (const [name, value] of Object.entries(cookiesSetBy(answered))) if (value !== '' && cookies.has(name)) cookies.set(name, value)
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function withValues(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])))
}
