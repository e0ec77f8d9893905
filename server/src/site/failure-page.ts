import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureAnswer } from '../rpc/failure.ts'
import type { Services } from '../rpc/services.ts'
import { sha256 } from '../secrets/sha256.ts'
import { markup, ownMarkup } from '../text/markup.ts'
import { text } from './failure-page.text.ts'

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf8f4;color:#1d2421;font:16px/1.55 system-ui,sans-serif}main{max-width:32rem;padding:24px}h1{font-size:1.5rem;line-height:1.25}a{color:#14523c}@media (prefers-color-scheme:dark){body{background:#161b19;color:#eceae4}a{color:#8fd3b3}}`
// No file is asked for: where the page is shown, files may be refused as well. So the policy names this very style.
const POLICY = `default-src 'none'; style-src 'sha256-${sha256(STYLE).toString('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether a person is to see the answer, and not a program or a script. */
export function isPageRequest({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}

/** A failure as a page that needs nothing: it is shown even where rendering itself has failed. */
export function sendFailurePage(reply: FastifyReply, error: unknown, services: Services, address: string): FastifyReply {
  const { statusCode, body, unexpected, retryAfterSeconds } = failureAnswer(error)
  const { languages } = services
  const language = languages.askedBy(reply.request.headers['accept-language'])
  const t = languages.inLanguage(text, language)
  if (unexpected) services.log.error({ err: error, reference: body.Reference, url: address }, 'a page failed')
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds))
  const heading = statusCode >= 500 ? t.unexpected : t.notShown
  // Where the whole address is not answered, the home page is not either.
  const wayOut = statusCode === 403 ? '' : markup`<p><a href="/">${t.goHome}</a></p>`
  return reply
    .code(statusCode)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Language', language)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', POLICY)
    .send(
      String(
        markup`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Keystead</title><style>${ownMarkup(STYLE)}</style><main><h1>${heading}</h1><p>${languages.otherWords(body.Message, language)}</p><p>${t.reference({ reference: body.Reference })}</p>${wayOut}</main></html>`,
      ),
    )
}
