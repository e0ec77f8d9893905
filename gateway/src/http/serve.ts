import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rule } from '../misbehavior/misbehavior.ts'
import type { Company } from '../company.ts'
import { garble } from '../misbehavior/garble.ts'
import type { Program } from '../program.ts'
import { ApiError } from './api-error.ts'
import { checkSecretKey } from './authority.ts'
import type { Answer, Call, Endpoint } from './endpoint.ts'
import { fingerprintOf, storeAnswer, storedAnswer } from './idempotency.ts'
import { parse } from './parse.ts'

const SLOW_MS = 2_000
const HANGS_UP_MS = 60_000

/** The way of one call of the API. */
export async function serve<Of extends Company>(
  program: Program<Of>,
  endpoint: Endpoint<Of>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  checkSecretKey(request.headers.authorization, program.secretKey)
  const [path = ''] = request.url.split('?')
  const key = endpoint.method === 'POST' ? keyOf(request, endpoint.wantsKey ?? false) : null
  const release = takeKey(program, key)
  try {
    const trouble = program.misbehavior.take(endpoint.method, path)
    if (trouble?.kind === 'slow' && !(await passes(trouble.delay_ms ?? SLOW_MS, program.closing))) return hangUp(reply)
    if (trouble?.kind.endsWith('_before')) return goWrong(program, trouble, reply)
    const answer = perform(program, endpoint, request, key, trouble)
    program.wake()
    if (program.outbox.manners.before_answer) await program.outbox.settle()
    if (trouble?.kind.endsWith('_after')) return goWrong(program, trouble, reply)
    if (answer.isReplayed) reply.header('idempotent-replayed', 'true')
    return reply.code(answer.status).send(trouble?.kind === 'garbled' ? garble(answer.body) : answer.body)
  } finally {
    release()
  }
}

function keyOf({ headers }: FastifyRequest, isWanted: boolean): string | null {
  const key = headers['idempotency-key']
  if (key === undefined && !isWanted) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > 255)
    throw new ApiError(400, 'idempotency_error', 'An Idempotency-Key has 1 to 255 characters.', { type: 'idempotency_error' })
  return key
}

/** Of two requests with one key at the same time the second is told to come again. */
function takeKey({ running }: Program, key: string | null): () => void {
  if (key === null) return () => {}
  if (running.has(key))
    throw new ApiError(409, 'idempotency_key_in_use', 'A request with this Idempotency-Key is still running.', {
      type: 'idempotency_error',
    })
  running.add(key)
  return () => running.delete(key)
}

type Performed = Answer & { readonly isReplayed: boolean }

/** Looks for a stored answer, does the work and stores its answer: all of it or nothing. */
function perform<Of extends Company>(
  program: Program<Of>,
  endpoint: Endpoint<Of>,
  request: FastifyRequest,
  key: string | null,
  trouble: Rule | null,
): Performed {
  const { sandbox } = program
  const [path] = request.url.split('?')
  const account = request.headers['gateway-account'] ?? null
  const body = request.body ?? {}
  const fingerprint = key === null ? '' : fingerprintOf(program.secretKey, [endpoint.method, path, account, body])
  return sandbox.store.transaction(() => {
    const stored = key === null ? null : storedAnswer(sandbox, key, fingerprint)
    if (stored) return { ...stored, isReplayed: true }
    const { id = '' } = request.params as { id?: string }
    const call = {
      sandbox,
      id,
      body: endpoint.body && parse(endpoint.body, body),
      query: endpoint.query && parse(endpoint.query, request.query),
      account: accountOf(program, endpoint, account),
      trouble,
    }
    const answer = handle(program, endpoint, call as Call<Of, never, never>)
    if (key !== null) storeAnswer(sandbox, key, fingerprint, answer)
    return { ...answer, isReplayed: false }
  })
}

/** A refusal takes back its own work and is an answer like others: it stays under its key. */
function handle<Of extends Company>({ sandbox }: Program<Of>, endpoint: Endpoint<Of>, call: Call<Of, never, never>): Answer {
  try {
    return sandbox.store.transaction(() => endpoint.handle(call))
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body }
    throw error
  }
}

function accountOf<Of extends Company>(
  { sandbox }: Program<Of>,
  { forAccount }: Endpoint<Of>,
  header: string | string[] | null,
): string | null {
  if (header === null) return null
  if (!forAccount || typeof header !== 'string')
    throw new ApiError(400, 'parameter_unknown', 'This is not asked for a connected account.', { param: 'Gateway-Account' })
  return forAccount(sandbox, header)
}

/** A line that stays silent until it is hung up, one that is cut, or an error. */
function goWrong({ closing }: Program, { kind, delay_ms: delayMs, status }: Rule, reply: FastifyReply): unknown {
  if (kind.startsWith('error_')) {
    const isLimit = status === 429
    const error = new ApiError(status, isLimit ? 'rate_limit' : 'api_error', isLimit ? 'Too many requests.' : 'Something went wrong.', {
      type: isLimit ? 'rate_limit_error' : 'api_error',
    })
    return reply.code(status).send(error.body)
  }
  if (kind.startsWith('reset_')) return hangUp(reply)
  reply.hijack()
  void passes(delayMs ?? HANGS_UP_MS, closing).then(() => reply.raw.socket?.destroy())
  return reply
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.resetAndDestroy()
  return reply
}

/** Whether the time goes by before the program closes. */
function passes(ms: number, closing: AbortSignal): Promise<boolean> {
  return delay(ms, true, { signal: closing, ref: false }).catch(() => false)
}
