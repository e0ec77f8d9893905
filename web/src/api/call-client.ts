import { CallHeaders, type Envelope } from '@keystead/contract/rpc/envelope.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { createDeviceTokens } from './device-token.ts'
import type { DeviceStore } from '../sessions/device-record.ts'
import { CallFailure, ConnectionErrors, failureOf, failureOfForeignAnswer } from './failure.ts'
import { randomId } from './random-id.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** One id per intention. Give the same again only to repeat the same intention. */
  transactionId?: string
}

export type CallFunction = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>, options?: CallOptions) => Promise<OutputOf<Op>>

/** What the client needs of the browser around it. */
export type Surroundings = {
  /** Empty in a browser: calls go to the origin of the page. */
  baseUrl: string
  device: DeviceStore
  session(): SessionRecord | null
  /** The server no longer knows the session that `session()` shows. True: the same person has signed in again. */
  sessionEnded(operation: AnyOperation): Promise<boolean>
  /** Asks the person to prove again that it is them. False: they would rather not. */
  confirmIdentity(): Promise<boolean>
}

export type CallClient = {
  call: CallFunction
  /** The headers of one call, for the upload that is no JSON. */
  headers(transactionId: string): Promise<Record<string, string>>
  /** When the server gave the latest answer, by its clock and to the second below: milliseconds since 1970. Null before the first. */
  answeredAt(): number | null
}

const TIMEOUT_MS = 30_000
/** Pauses before the next try. A command's second try carries the same transaction id, so that it has one effect. */
const PAUSES_MS = { query: [400, 1_600], command: [800] } as const
const MAX_WAITS_WHILE_RUNNING = 20
/** For the cookie of a session that was renewed while this call was on its way. A browser that never got it has to sign in. */
const MAX_WAITS_FOR_COOKIE = 3
const PAUSE_BEFORE_GIVING_UP_SESSION_MS = 400
const LONGEST_WAIT_MS = 10_000

export function createCallClient(surroundings: Surroundings): CallClient {
  const tokens = createDeviceTokens(surroundings.device, (deviceId) =>
    send(GetToken, { DeviceId: deviceId }, headersWith(null, randomId())),
  )
  let answeredAt: number | null = null

  function headersWith(token: string | null, transactionId: string): Record<string, string> {
    const session = surroundings.session()
    return {
      ...(token === null ? {} : { [CallHeaders.deviceToken]: token }),
      [CallHeaders.deviceId]: tokens.deviceId(),
      [CallHeaders.accountId]: session?.AccountId ?? '',
      [CallHeaders.sessionId]: session?.SessionId ?? '',
      [CallHeaders.transactionId]: transactionId,
    }
  }

  /** One request, one answer. */
  async function send<Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<OutputOf<Op>> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const request: RequestInit = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }
    const { envelope, response } = await exchange<OutputOf<Op>>(surroundings.baseUrl + operation.path, request).catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : connectionFailure(error)
    })
    if (!envelope) throw failureOfForeignAnswer(response.status)
    answeredAt = dateOf(response) ?? answeredAt
    if (!envelope.Error) return envelope.Data as OutputOf<Op>
    const failure = failureOf(envelope.StatusCode, envelope.Error, retryAfterSeconds(response))
    throw failure.is(CallErrors.StillRunning) ? new StillRunning(waitMs(failure), failure) : failure
  }

  async function withToken<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, transactionId: string, signal?: AbortSignal) {
    const token = await tokens.current()
    try {
      return await send(operation, input, headersWith(token, transactionId), signal)
    } catch (error) {
      if (!isFailure(error, CallErrors.DeviceTokenInvalid)) throw error
      tokens.discard(token)
      return await send(operation, input, headersWith(await tokens.current(), transactionId), signal)
    }
  }

  async function persistently<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, transactionId: string, signal?: AbortSignal) {
    const pausesMs = [...PAUSES_MS[operation.kind]]
    let waits = 0
    let waitsForCookie = 0
    const begunIn = surroundings.session()
    for (;;) {
      try {
        return await withToken(operation, input, transactionId, signal)
      } catch (error) {
        const waitForCookieMs = pauseForCookieMs(error, begunIn, waitsForCookie)
        if (waitForCookieMs !== null) {
          waitsForCookie += 1
          await pause(waitForCookieMs, signal)
        } else if (error instanceof StillRunning) {
          if (waits++ >= MAX_WAITS_WHILE_RUNNING) throw error.failure
          await pause(error.waitMs, signal)
        } else {
          const pauseMs = isWorthAnotherTry(operation, error) ? pausesMs.shift() : undefined
          if (pauseMs === undefined) throw error
          // A busy server says for how long.
          await pause(Math.max(pauseMs, isFailure(error, CallErrors.Unavailable) ? waitMs(error as CallFailure) : 0), signal)
        }
      }
    }
  }

  /** What another call of this browser changed of the session may have crossed this one: it has had no effect, and goes again with the new cookie. */
  function pauseForCookieMs(error: unknown, begunIn: SessionRecord | null, waits: number): number | null {
    if (begunIn === null || surroundings.session()?.SessionId !== begunIn.SessionId) return null
    if (isFailure(error, CallErrors.SessionRenewed)) return waits < MAX_WAITS_FOR_COOKIE ? waitMs(error as CallFailure) : null
    const seemsOver = isFailure(error, CallErrors.SignInRequired) || isFailure(error, CallErrors.SessionMismatch)
    return seemsOver && waits === 0 ? PAUSE_BEFORE_GIVING_UP_SESSION_MS : null
  }

  /** What needs a fresh factor is asked for, and then the same intention goes on. */
  async function confirmed<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, transactionId: string, signal?: AbortSignal) {
    try {
      return await persistently(operation, input, transactionId, signal)
    } catch (error) {
      if (!isFailure(error, CallErrors.FreshFactorRequired) || !(await surroundings.confirmIdentity())) throw error
      return await persistently(operation, input, transactionId, signal)
    }
  }

  /** Whether the person who was here before is signed in again. */
  async function isBack(operation: AnyOperation, before: SessionRecord | null): Promise<boolean> {
    if (!before) return false
    const now = surroundings.session()
    if (now?.SessionId === before.SessionId) return surroundings.sessionEnded(operation)
    // Another call has found the session ended, and asked.
    return now?.AccountId === before.AccountId && now.Profile?.ProfileId === before.Profile?.ProfileId
  }

  return {
    async call(operation, input, { signal, transactionId = randomId() } = {}) {
      const before = surroundings.session()
      try {
        return await confirmed(operation, input, transactionId, signal)
      } catch (error) {
        const hasEnded = isFailure(error, CallErrors.SignInRequired) || isFailure(error, CallErrors.SessionMismatch)
        if (!hasEnded || !(await isBack(operation, before))) throw error
        // The same intention: a try that was refused has left no answer, and one that had an effect is told so.
        return await confirmed(operation, input, transactionId, signal)
      }
    },
    headers: async (transactionId) => headersWith(await tokens.current(), transactionId),
    answeredAt: () => answeredAt,
  }
}

/** The first try with this transaction id is still at work. */
class StillRunning extends Error {
  readonly waitMs: number
  readonly failure: CallFailure

  constructor(waitMs: number, failure: CallFailure) {
    super(failure.message)
    this.waitMs = waitMs
    this.failure = failure
  }
}

function isFailure(error: unknown, definition: { code: string }): boolean {
  return error instanceof CallFailure && error.is(definition)
}

/**
 * A query that timed out once would only keep the person waiting, while a server that is starting answers in a moment; a
 * command has to be brought to a known end.
 */
function isWorthAnotherTry(operation: AnyOperation, error: unknown): boolean {
  return operation.kind === 'query'
    ? isFailure(error, ConnectionErrors.Unreachable) || isFailure(error, CallErrors.Unavailable)
    : error instanceof CallFailure && error.outcomeIsUnknown
}

/** The envelope is null where the body is none. */
async function exchange<Data>(url: string, request: RequestInit): Promise<{ response: Response; envelope: Envelope<Data> | null }> {
  const response = await fetch(url, request)
  const body = parsed(await response.text())
  const isEnvelope = typeof body === 'object' && body !== null && 'StatusCode' in body
  return { response, envelope: isEnvelope ? (body as Envelope<Data>) : null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function connectionFailure(error: unknown): CallFailure {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  const { code, message } = timedOut ? ConnectionErrors.TimedOut : ConnectionErrors.Unreachable
  return new CallFailure({ code, message, status: 0, cause: error })
}

function dateOf(response: Response): number | null {
  const instant = Date.parse(response.headers.get('Date') ?? '')
  return Number.isNaN(instant) ? null : instant
}

function retryAfterSeconds(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After'))
  return seconds > 0 ? seconds : null
}

function waitMs({ retryAfterSeconds: seconds }: CallFailure): number {
  return Math.min((seconds ?? 1) * 1_000, LONGEST_WAIT_MS)
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
