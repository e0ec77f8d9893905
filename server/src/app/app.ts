import { setTimeout as pause } from 'node:timers/promises'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { operations } from '@keystead/contract/registry.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { limitConnections } from '../process/connection-limit.ts'
import { mountFileRoutes } from '../files/file-routes.ts'
import { mountLiveRoute } from '../live/live-routes.ts'
import { filePurposes, emailDefinitions, implementations, stopPages, webhooks } from './parts.ts'
import { mountEmailPages } from '../email/email-routes.ts'
import { mountStopRoutes } from '../email/stop-routes.ts'
import { checkStorageRoom } from '../platform/plans/plan.public.ts'
import { admitRead } from '../http/admit-read.ts'
import { watchEventLoop } from '../http/backpressure.ts'
import { limitBodyTime } from '../http/body-time.ts'
import { checkHost } from '../http/check-host.ts'
import { sessionCookies } from '../http/cookies.ts'
import { CallFailure } from '../rpc/failure.ts'
import { failureOfTransport, mountOperations, sendFailure } from '../http/http.ts'
import { loggedAddress } from '../http/logged-address.ts'
import { floodGuard } from '../rpc/quota.ts'
import type { Services } from '../rpc/services.ts'
import { securityHeaders } from '../rpc/security-headers.ts'
import { mountDocs } from '../docs/docs-routes.ts'
import { isPageRequest, sendFailurePage } from '../site/failure-page.ts'
import { mountBrandRoutes } from '../site/brand-routes.ts'
import { mountFeedRoutes } from '../site/feed-routes.ts'
import { originsOfMapStyle } from '../site/map-style.ts'
import { type Site, mountSite } from '../site/site-routes.ts'
import { mountWebhooks } from '../webhooks/webhook-routes.ts'

export type App = {
  server: FastifyInstance
  /** The port it listens on. */
  port(): number
  /** Says that it is about to stop, for DRAIN_SECONDS; then stops taking calls and finishes those in flight. */
  drain(): Promise<void>
}

/** How long the body of a call may take to arrive: at most 64 KiB. */
const BODY_MS = 20_000

/** The HTTP server: calls, files, health, documentation and the pages. `site` is null where only calls are served. */
export async function createApp(services: Services, site: Site | null, { bodyMs = BODY_MS, receivers = webhooks } = {}): Promise<App> {
  const { settings } = services
  const loop = watchEventLoop()
  let draining = false

  const server = Fastify({
    logger: false,
    // One proxy: the address that it has seen, and none that the caller wrote before it.
    trustProxy: settings.TRUST_PROXY === '1' && ((_address, hops) => hops === 0),
    bodyLimit: 65_536,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    // For uploads: half a gigabyte over a slow line takes its time. One that falls silent is ended much sooner.
    requestTimeout: 1_800_000,
    // No hook has seen these: whatever else such a sender has to say is not waited for.
    frameworkErrors: (error, _request, reply) =>
      sendFailure(reply.header('Connection', 'close'), failureOfTransport(error as FastifyError), services, 'transport'),
  })
  const cookies = sessionCookies(settings.PUBLIC_URL?.startsWith('https:') ?? false)
  const frames = services.payments ? [services.payments.origin] : []
  const headers = securityHeaders({ maps: await originsOfMapStyle(services), frames })

  server.setErrorHandler((error: FastifyError, request, reply) =>
    (isPageRequest(request) ? sendFailurePage : sendFailure)(reply, failureOfTransport(error), services, loggedAddress(request.url)),
  )
  await server.register(cookie)
  // Built files come compressed; pages and answers are compressed on their way, by the cheaper method.
  await server.register(compress, { encodings: ['gzip', 'identity'], threshold: 1_024 })
  // Calls take JSON alone; an upload's route takes its own type.
  server.removeContentTypeParser('text/plain')

  limitBodyTime(server, bodyMs)
  // A proxy in front has all connections, and limits of its own.
  if (settings.TRUST_PROXY === '0') limitConnections(server.server, settings.CONNECTIONS_PER_ADDRESS, services.log)
  server.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headers) reply.header(name, value)
    if (isHealth(request.url)) return
    loop.check()
    checkHost(request, settings)
  })

  server.get('/livez', async () => ({ status: 'alive' }))
  server.get('/readyz', async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' })
    if (!(await isDatabaseReady(services))) return reply.code(503).send({ status: 'database not reachable' })
    // What is there can still be read: taking this process out of the line would take that away as well.
    if (await services.diskRoom.isFull()) return { status: 'disk full' }
    return { status: services.filesHome.isElsewhere() ? 'files elsewhere' : 'ready' }
  })

  const http = { services, cookies, floodGuard: floodGuard(services.clock) }
  server.addHook('onRequest', async (request) => {
    if (!isHealth(request.url)) admitRead(request, http.floodGuard, settings)
  })
  mountOperations(server, [...implementations.values()], http)
  mountFileRoutes(server, http, filePurposes, { checkRoom: checkStorageRoom })
  mountFeedRoutes(server, http)
  mountBrandRoutes(server, http, emailDefinitions)
  mountLiveRoute(server, http)
  mountDocs(server, operations)
  mountEmailPages(server, services, emailDefinitions)
  mountStopRoutes(server, http, stopPages)
  mountWebhooks(server, http, receivers)
  // Anything else under a call's path is a call that does not exist, or one made the wrong way.
  server.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'],
    url: '/:area/v1/:operation',
    handler: (request, reply) => {
      const known = implementations.has((request.params as { operation: string }).operation) && request.method !== 'POST'
      if (known) reply.header('Allow', 'POST')
      sendFailure(
        reply,
        new CallFailure(known ? CallErrors.MethodNotAllowed : CallErrors.OperationNotFound),
        services,
        loggedAddress(request.url),
      )
    },
  })
  if (site) mountSite(server, site, implementations, http)
  else
    server.setNotFoundHandler((_request, reply) => sendFailure(reply, new CallFailure(CallErrors.OperationNotFound), services, 'not found'))

  return {
    server,
    port() {
      const [address] = server.addresses()
      if (typeof address !== 'object') throw new Error('not listening')
      return address.port
    },
    async drain() {
      draining = true
      // A load balancer has to see it while calls that it still sends are answered.
      await pause(settings.DRAIN_SECONDS * 1_000)
      loop.stop()
      await server.close()
    },
  }
}

function isHealth(url: string): boolean {
  return url === '/livez' || url === '/readyz'
}

async function isDatabaseReady(services: Services): Promise<boolean> {
  const timedOut = new Promise<false>((resolve) => setTimeout(resolve, 1_500, false).unref())
  const asked = services.database.db.sql('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, timedOut])
}
