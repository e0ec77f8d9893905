import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { anonymous } from '../rpc/actor.ts'
import { executeCall } from '../http/execute.ts'
import { type HttpOptions, sendFailure } from '../http/http.ts'
import type { Implementation } from '../rpc/module.ts'
import { networkOf } from '../process/network-of.ts'
import { publicOrigin } from '../http/public-origin.ts'

/** A page that stops emails, with the token of an email behind its path, and the call that its button makes. */
export type StopPage = { readonly path: string; readonly implementation: Implementation }

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MAX_FORM_BYTES = 4_096

/**
 * The same press without our script: by a mail program (RFC 8058), or by the page's own form. Looking at the page stops
 * nothing, since mail programs and their scanners open every link.
 */
export function mountStopRoutes(server: FastifyInstance, options: HttpOptions, pages: readonly StopPage[]): void {
  const { services, floodGuard } = options
  // In a scope of its own: forms are taken here and nowhere else.
  void server.register(async (forms) => {
    forms.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) => done(null, body))
    for (const { path, implementation } of pages) {
      forms.post<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
        try {
          floodGuard.admit(`stop:${networkOf(request.ip)}`, services.settings.CALLS_PER_MINUTE)
          const origin = {
            deviceId: null,
            deviceIsKnown: false,
            ip: request.ip,
            userAgent: request.headers['user-agent'] ?? null,
            language: services.languages.askedBy(request.headers['accept-language']),
            publicOrigin: publicOrigin(services.settings, request),
          }
          const body = { Token: request.params.token }
          await executeCall(services, implementation, { actor: anonymous, origin, body, transactionId: randomUUID() })
        } catch (error) {
          return sendFailure(reply, error, services, implementation.operation.name)
        }
        // A mail program wants an answer and no other address; a person wants a page.
        const isEmailProgram = String(request.body).includes('One-Click')
        return isEmailProgram ? reply.code(204).send() : reply.redirect(`${path}?done=1`, 303)
      })
    }
  })
}
