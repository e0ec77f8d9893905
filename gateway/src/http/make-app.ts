import { type FastifyError, type FastifyInstance, fastify } from 'fastify'
import type { Company } from '../company.ts'
import { loadPages } from '../pages/page-files.ts'
import { SAFE } from '../pages/page-headers.ts'
import type { Program } from '../program.ts'
import { ApiError } from './api-error.ts'
import type { Endpoint } from './endpoint.ts'
import { serve } from './serve.ts'

const MOST_BYTES = 256 * 1_024

type Parts<Of extends Company> = {
  readonly endpoints: readonly Endpoint<Of>[]
  /** What its pages load. */
  readonly files: readonly string[]
  readonly onError: (error: unknown) => void
}

/** What is asked is written down nowhere: an address, a body or the message of a parser may hold a number of a card or of a person. */
export function makeApp<Of extends Company>(program: Program<Of>, { endpoints, files, onError }: Parts<Of>): FastifyInstance {
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
  for (const endpoint of endpoints)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => serve(program, endpoint, request, reply),
    })
  for (const { name, type, text } of loadPages(files))
    app.get(`/pages/${name}`, (_request, reply) => reply.headers(SAFE).type(type).send(text))
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
