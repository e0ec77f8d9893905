import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CallHeaders, DEVICE_ID } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings/env.ts'
import { isDeviceTokenValid } from '../secrets/device-token.ts'
import { type Actor, anonymous } from '../rpc/actor.ts'
import type { Origin } from '../rpc/origin.ts'
import { CallFailure } from '../rpc/failure.ts'
import { publicOrigin } from './public-origin.ts'
import type { Services } from '../rpc/services.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'

const TRANSACTION_ID = /^[A-Za-z0-9_-]{8,64}$/

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value.trim() : ''
}

/** What is kept of how a browser names itself. Longer ones are cut before anything reads them. */
const LONGEST_USER_AGENT = 300

/** Device and address of a request. A missing token means stricter limits, a foreign one is refused. */
export function originOf(request: FastifyRequest, services: Services): Origin {
  const deviceId = header(request, CallHeaders.deviceId)
  const token = header(request, CallHeaders.deviceToken)
  if (deviceId && !DEVICE_ID.test(deviceId)) throw headerFailure(CallHeaders.deviceId)
  if (token && !isDeviceTokenValid(services.signer, token, deviceId, services.clock.now()))
    throw new CallFailure(CallErrors.DeviceTokenInvalid)
  return {
    deviceId: deviceId || null,
    deviceIsKnown: token !== '',
    ip: request.ip,
    userAgent: header(request, 'user-agent').slice(0, LONGEST_USER_AGENT) || null,
    language: services.languages.askedBy(request.headers['accept-language']),
    publicOrigin: publicOrigin(services.settings, request),
  }
}

export function transactionIdOf(request: FastifyRequest): string | null {
  const id = header(request, CallHeaders.transactionId)
  if (id && !TRANSACTION_ID.test(id)) throw headerFailure(CallHeaders.transactionId)
  return id || null
}

/**
 * Who calls. The cookie alone decides; the account and session headers only have to agree with it, and grant nothing.
 * A page that still shows an ended session may read what is public. Who comes with a secret that was replaced a moment ago
 * may read, for the sake of queries under way. A command has to come again with the new one, which its browser has by then
 * and a thief of the old one has not; where strangers may make it, such as signing in, it is a stranger's.
 */
export async function authenticate(
  services: Services,
  request: FastifyRequest,
  operation: Pick<AnyOperation, 'name' | 'access' | 'kind'>,
  secret: string | undefined,
): Promise<Actor> {
  const actor = secret ? await services.sessions.find(services.database.db, secret) : null
  if (!actor) return anonymous
  if (actor.byFormerSecret && operation.kind === 'command') {
    if (operation.access.kind === 'public') return anonymous
    throw new CallFailure(CallErrors.SessionRenewed, { retryAfterSeconds: 1 })
  }
  const accountId = header(request, CallHeaders.accountId)
  const sessionId = header(request, CallHeaders.sessionId)
  const claimsNobody = (accountId === '' || accountId === '0') && (sessionId === '' || sessionId === '0')
  if (claimsNobody && operation.access.kind === 'public') return actor
  if (accountId !== actor.accountId || sessionId !== actor.sessionId) {
    services.log.warn({ event: 'session-mismatch', account: actor.accountId, operation: operation.name, ip: request.ip }, 'security')
    throw new CallFailure(CallErrors.SessionMismatch)
  }
  return actor
}

/** Calls come from our own pages: browsers say so in Origin and Sec-Fetch-Site, and other sites get no CORS headers. */
export function checkSameSite(request: FastifyRequest, { PUBLIC_URL }: Settings): void {
  const site = header(request, 'sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') throw new CallFailure(CallErrors.CrossSiteRequest)
  const origin = header(request, 'origin')
  if (!origin) return
  const isOwn = PUBLIC_URL ? origin === new URL(PUBLIC_URL).origin : isOfHost(origin, request.headers.host)
  if (!isOwn) throw new CallFailure(CallErrors.CrossSiteRequest)
}

/** Without PUBLIC_URL a proxy in front may speak https without our knowledge: the host alone is compared. */
function isOfHost(origin: string, host = ''): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: ofOrigin } = new URL(origin)
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === ofOrigin
}

function headerFailure(name: string): CallFailure {
  return new CallFailure(CallErrors.HeaderMissing, { fields: { [name]: invalidMessage(name) } })
}
