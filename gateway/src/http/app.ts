import { type FastifyError, type FastifyInstance, fastify } from 'fastify'
import { ACCOUNT_ENDPOINTS } from '../api/accounts-endpoints.ts'
import { BALANCE_ENDPOINTS } from '../api/balance-endpoints.ts'
import { EVENT_ENDPOINTS } from '../api/events-endpoints.ts'
import { PAYMENT_ENDPOINTS } from '../api/payments-endpoints.ts'
import { controlRoutes } from '../control/control-routes.ts'
import type { Gateway } from '../gateway.ts'
import { challengeRoutes } from '../pages/challenge-routes.ts'
import { fieldsRoutes } from '../pages/fields-routes.ts'
import { LOADED } from '../pages/page-files.ts'
import { SAFE } from '../pages/page-headers.ts'
import { ApiError } from './api-error.ts'
import { serve } from './serve.ts'

const ENDPOINTS = [...ACCOUNT_ENDPOINTS, ...PAYMENT_ENDPOINTS, ...BALANCE_ENDPOINTS, ...EVENT_ENDPOINTS]
const MOST_BYTES = 256 * 1_024

/** What is asked is written down nowhere: an address, a body or the message of a parser may hold a number of a card. */
export function createApp(gateway: Gateway, onError: (error: unknown) => void): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: MOST_BYTES, forceCloseConnections: true })
  takeJson(app)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(new ApiError(404, 'resource_missing', 'There is no such address.').body))
  app.setErrorHandler((error: FastifyError | ApiError, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body)
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(new ApiError(status, 'request_invalid', 'The request can not be read.').body)
    onError(error)
    return reply.code(500).send(new ApiError(500, 'api_error', 'Something went wrong.', { type: 'api_error' }).body)
  })
  for (const endpoint of ENDPOINTS)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => serve(gateway, endpoint, request, reply),
    })
  for (const [name, { type, text }] of LOADED) app.get(`/pages/${name}`, (_request, reply) => reply.headers(SAFE).type(type).send(text))
  fieldsRoutes(app, gateway)
  challengeRoutes(app, gateway)
  controlRoutes(app, gateway)
  return app
}

/** A POST without a body is one with an empty object. */
function takeJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(String(text)))
    } catch {
      done(new ApiError(400, 'request_invalid', 'The body is no JSON.'), undefined)
    }
  })
}
