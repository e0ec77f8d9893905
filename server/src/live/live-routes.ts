import { signedIn } from '@keystead/contract/rpc/access.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { FastifyInstance } from 'fastify'
import { answer, sessionOf } from '../http/file-answers.ts'
import { anonymous } from '../rpc/actor.ts'
import { checkSameSite } from '../http/authenticate.ts'
import { accountActor, profileActor } from '../rpc/call-context.ts'
import { type Asked, checkAccess } from '../http/check-access.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { HttpOptions } from '../http/http.ts'
import { networkOf } from '../process/network-of.ts'
import { openLiveStreams } from './live-streams.ts'

const ASKED: Asked = { access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }), permission: 'any member' }
/** Of all calls of a minute, what a browser may spend on coming back again and again: each page that is loaded opens one. */
const PART_OF_CALLS = 1 / 10

/**
 * `GET /live?as=resources&since=MS`: what has changed for a signed-in browser, as server-sent events. A stream carries the cookie and no call
 * headers.
 */
export function mountLiveRoute(server: FastifyInstance, options: HttpOptions): void {
  const { services, floodGuard } = options
  const streams = openLiveStreams(services)
  // A stream never ends by itself; the server would wait for it.
  server.addHook('preClose', async () => streams.close())

  server.get('/live', { exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, options, async () => {
      checkSameSite(request, services.settings)
      floodGuard.admit(`live:${networkOf(request.ip)}`, services.settings.CALLS_PER_MINUTE)
      const actor = (await sessionOf(options, request)) ?? anonymous
      checkAccess(ASKED, actor)
      // A stream would outlive the grace of the secret that opened it.
      if (actor.kind === 'account' && actor.byFormerSecret) throw new CallFailure(CallErrors.SessionRenewed, { retryAfterSeconds: 1 })
      const { accountId, sessionId } = accountActor(actor)
      const { accountId: actingAccountId, profileId } = profileActor(actor)
      floodGuard.admit(`live:${sessionId}`, Math.ceil(services.settings.CALLS_PER_MINUTE * PART_OF_CALLS))
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      streams.open({ sessionId, accountId, actingAccountId, profileId }, reply.raw, pageOf(request.query))
      return reply.hijack()
    }),
  )
}

/** When it was served, and what it understands. What is no instant is as if it had not been said. */
function pageOf(query: unknown): { since: number | null; knowsResources: boolean } {
  const { since, as } = query as { since?: unknown; as?: unknown }
  return { since: typeof since === 'string' && /^\d{1,15}$/.test(since) ? Number(since) : null, knowsResources: as === 'resources' }
}
