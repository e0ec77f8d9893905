import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { REPLAYED_HEADER } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate, checkSameSite, originOf, transactionIdOf } from './authenticate.ts'
import type { Cookies } from './cookies.ts'
import { executeCall } from './execute.ts'
import { languageOf } from '../rpc/call-context.ts'
import { CallFailure, failureAnswer, inLanguageOf, isOutOfRoom } from '../rpc/failure.ts'
import type { Implementation } from '../rpc/module.ts'
import { networkOf } from '../process/network-of.ts'
import { type FloodGuard, countAgainstQuota } from '../rpc/quota.ts'
import type { Services } from '../rpc/services.ts'

/** JSON bodies of calls, in bytes. */
export const MAX_BODY_BYTES = 65_536
/** Calls that can be guessed against, per device or address. */
const SENSITIVE_WINDOW_SECONDS = 600

export type HttpOptions = { services: Services; cookies: Cookies; floodGuard: FloodGuard }

/** Mounts one POST route for each operation. */
export function mountOperations(server: FastifyInstance, implementations: readonly Implementation[], options: HttpOptions): void {
  for (const implementation of implementations) {
    server.post(implementation.operation.path, { bodyLimit: implementation.operation.mostBytes ?? MAX_BODY_BYTES }, (request, reply) =>
      answerCall(request, reply, implementation, options),
    )
  }
}

async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  implementation: Implementation,
  options: HttpOptions,
): Promise<FastifyReply> {
  const { services, cookies } = options
  const { operation } = implementation
  let language: string | undefined
  try {
    checkSameSite(request, services.settings)
    const origin = originOf(request, services)
    await admit(operation, origin, options)
    const transactionId = transactionIdOf(request)
    const actor = await authenticate(services, request, operation, request.cookies[cookies.sessionName])
    language = services.languages.known(languageOf({ actor, origin }))
    const outcome = await executeCall(services, implementation, { actor, origin, body: request.body, transactionId })
    if (outcome.session) cookies.apply(reply, outcome.session)
    if (outcome.replayed) reply.header(REPLAYED_HEADER, 'true')
    return sendJson(reply, 200, { StatusCode: 200, Data: outcome.data })
  } catch (error) {
    return sendFailure(reply, error, services, operation.name, language)
  }
}

async function admit(
  operation: AnyOperation,
  origin: { deviceId: string | null; deviceIsKnown: boolean; ip: string },
  options: HttpOptions,
): Promise<void> {
  const { settings, database } = options.services
  const network = networkOf(origin.ip)
  // Anyone can make a device id up: an address has its own, wider limit.
  options.floodGuard.admit(`ip:${network}`, settings.CALLS_PER_MINUTE * 5)
  const who = origin.deviceIsKnown ? `device:${origin.deviceId}` : `stranger:${network}`
  options.floodGuard.admit(who, origin.deviceIsKnown ? settings.CALLS_PER_MINUTE : settings.CALLS_PER_MINUTE / 4)
  if (operation.quota === 'sensitive') {
    await countAgainstQuota(database.db, `${operation.name}:${network}`, {
      uses: settings.SENSITIVE_CALLS_PER_10_MINUTES,
      windowSeconds: SENSITIVE_WINDOW_SECONDS,
    })
  }
}

/**
 * The failure envelope; unexpected ones leave a log line under the reference that the person sees. `language` is the caller's; without it
 * what their browser asks for.
 */
export function sendFailure(
  reply: FastifyReply,
  error: unknown,
  services: Services,
  operation: string,
  language: string = services.languages.askedBy(reply.request.headers['accept-language']),
): FastifyReply {
  const answer = failureAnswer(error)
  if (isOutOfRoom(error)) services.diskRoom.noteFull()
  if (answer.unexpected && !hasLeft(error, reply)) {
    services.log.error({ err: error, reference: answer.body.Reference, operation }, 'a call failed')
  }
  if (answer.retryAfterSeconds !== undefined) reply.header('Retry-After', String(answer.retryAfterSeconds))
  return sendJson(reply.header('Content-Language', language), answer.statusCode, {
    StatusCode: answer.statusCode,
    Error: inLanguageOf(answer.body, services.languages, language),
  })
}

/** The answer was on its way, and the one who asked is gone: no fault of anyone. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  return (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed
}

function sendJson(reply: FastifyReply, statusCode: number, body: unknown): FastifyReply {
  return reply
    .code(statusCode)
    .header('Content-Type', 'application/json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(JSON.stringify(body))
}

/** What Fastify itself refuses, in the words of the contract. */
export function failureOfTransport(error: FastifyError | CallFailure): CallFailure | FastifyError {
  if (error instanceof CallFailure) return error
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new CallFailure(CallErrors.RequestTooLarge)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new CallFailure(CallErrors.UnsupportedContentType)
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new CallFailure(CallErrors.MalformedRequest)
    default:
      return error.statusCode === 400 || error instanceof SyntaxError ? new CallFailure(CallErrors.MalformedRequest) : error
  }
}
