import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureAnswer } from '../rpc/failure.ts'
import type { Services } from '../rpc/services.ts'

/** Whether somebody looks at a page, and no program or script asks. */
export function isPageRequest({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}

/** A failure as a page that needs nothing: it is shown even where rendering itself has failed. */
export function sendFailurePage(reply: FastifyReply, error: unknown, services: Services, address: string): FastifyReply {
  const { statusCode, body, unexpected, retryAfterSeconds } = failureAnswer(error)
  if (unexpected) services.log.error({ err: error, reference: body.Reference, url: address }, 'a page failed')
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds))
  const heading = statusCode >= 500 ? 'Unexpected Application Error!' : 'This page cannot be shown'
  // Where the whole address is not answered, the home page is not either.
  const wayOut = statusCode === 403 ? '' : '<p><a href="/">Go to the home page</a></p>'
  return reply
    .code(statusCode)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Keystead</title><main><h1>${heading}</h1><p>${body.Message}</p><p>Reference: ${body.Reference}</p>${wayOut}</main></html>`,
    )
}
