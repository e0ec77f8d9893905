import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Envelope } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccountActor, anonymous } from '../rpc/actor.ts'
import { COSTS_A_PAGE } from '../http/admit-read.ts'
import { loggedAddress } from '../http/logged-address.ts'
import type { Cookies } from '../http/cookies.ts'
import { executeCall } from '../http/execute.ts'
import { CallFailure, failureAnswer, inLanguageOf } from '../rpc/failure.ts'
import type { Implementation } from '../rpc/module.ts'
import { type HttpOptions, sendFailure } from '../http/http.ts'
import type { Services } from '../rpc/services.ts'
import { findSessionRecord } from '../identity/profiles/profile.public.ts'
import type { SitePost } from './blog-feed.ts'
import { mountCrawlerFiles } from './crawler-files.ts'
import { sendFailurePage } from './failure-page.ts'
import { headersOfPagesOnly } from '../rpc/security-headers.ts'
import { publicOrigin } from '../http/public-origin.ts'

/** The built web application: its server part renders public pages, its files are served as they are. */
export type Site = {
  readonly clientDir: string
  readonly renderPage: (request: Request, services: PageServices) => Promise<PageResult>
  readonly manifest: unknown
  /** The articles of the blog, newest first. */
  readonly posts: readonly SitePost[]
}

/** What the server part of the web build asks for; its own declaration is in web/src/entry-server.tsx. */
export type PageServices = {
  call(operation: AnyOperation, input: unknown): Promise<Envelope<unknown>>
  session: SessionRecord | null
  origin: string
  manifest: unknown
  scheme: string | null
  /** In which the page is. */
  language: string
  demo: boolean
  onError(error: unknown): void
}

export type PageResult =
  | { kind: 'page'; status: number; html: string; cacheable: boolean }
  | { kind: 'redirect'; status: number; location: string }

export async function loadSite(webDir: string): Promise<Site> {
  const entry = (await import(pathToFileURL(join(webDir, 'server/entry-server.js')).href)) as Pick<Site, 'renderPage' | 'posts'>
  const manifest = JSON.parse(await readFile(join(webDir, 'client/.vite/manifest.json'), 'utf8')) as unknown
  return { clientDir: join(webDir, 'client'), renderPage: entry.renderPage, manifest, posts: entry.posts }
}

/** No one asks whether a file that never changes has changed. */
const ABOUT_CHANGES = ['ETag', 'Last-Modified', 'Accept-Ranges'] as const

/** What does each call, by name. */
type Calls = ReadonlyMap<string, Implementation>

export function mountSite(server: FastifyInstance, site: Site, calls: Calls, options: HttpOptions): void {
  const { services } = options
  void server.register(staticFiles, {
    root: site.clientDir,
    index: false,
    dotfiles: 'ignore',
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Built files carry a hash in their name; the rest may change with the next version.
      const isBuilt = path.includes('/build/')
      void reply.header('Cache-Control', isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      if (isBuilt && !path.includes('worker')) for (const name of [...headersOfPagesOnly, ...ABOUT_CHANGES]) void reply.removeHeader(name)
    },
  })
  mountCrawlerFiles(server, services, site.posts)
  // A route and not the handler of what is not found: only routes are compressed. Every address has a page, if only the one that says so.
  server.get('/*', { config: { cost: COSTS_A_PAGE } }, (request, reply) => sendPage(site, calls, options, request, reply))
  server.setNotFoundHandler((request, reply) => {
    sendFailure(reply, new CallFailure(CallErrors.OperationNotFound), services, loggedAddress(request.url))
    return reply
  })
}

async function sendPage(
  site: Site,
  calls: Calls,
  { services, cookies }: HttpOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const origin = publicOrigin(services.settings, request)
  const address = safeAddress(request.url, origin)
  const secret = request.cookies[cookies.sessionName]
  try {
    const actor = secret ? await actorOfPage(services, cookies, request, reply, secret) : null
    const language = languageOfPage(services, actor, request)
    const result = await site.renderPage(new Request(address, { headers: { cookie: request.headers.cookie ?? '' } }), {
      call: (operation, input) => callForPage(services, calls, operation, input, request),
      session: actor && (await recordOf(services, actor)),
      origin,
      manifest: site.manifest,
      scheme: request.cookies.scheme ?? null,
      language,
      demo: services.settings.demo,
      onError: (error) => services.log.error({ err: error, url: loggedAddress(request.url) }, 'rendering a page failed'),
    })
    // Where there is a choice, caches keep one page for each language.
    if (services.languages.codes.length > 1) reply.header('Vary', 'Accept-Language')
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status)
    return reply
      .code(result.status)
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Content-Language', language)
      .header('Cache-Control', result.cacheable && !secret ? 'public, max-age=0, must-revalidate' : 'no-store')
      .send(result.html)
  } catch (error) {
    return sendFailurePage(reply, error, services, loggedAddress(request.url))
  }
}

/** That of who is signed in, else what their browser asks for. */
function languageOfPage({ languages }: Services, actor: AccountActor | null, request: FastifyRequest): string {
  return actor ? languages.known(actor.language) : languages.askedBy(request.headers['accept-language'])
}

/**
 * Who looks at a page. A browser that has a session but no display record has signed out while the server could not be
 * told: its session ends now (decision 0015).
 */
async function actorOfPage(
  { sessions, database }: Services,
  cookies: Cookies,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): Promise<AccountActor | null> {
  const actor = await sessions.find(database.db, secret)
  if (cookies.hasRecord(request)) return actor
  // A former secret ends nothing: its browser has the present one, and shows the record that belongs to it.
  if (actor && !actor.byFormerSecret) await sessions.end(database.db, actor.sessionId)
  cookies.apply(reply, { kind: 'end' })
  return null
}

/** Pages read as strangers do: private data is fetched by the browser, so a cached page never holds any. */
async function callForPage(
  services: Services,
  calls: Calls,
  operation: AnyOperation,
  input: unknown,
  request: FastifyRequest,
): Promise<Envelope<unknown>> {
  const implementation = calls.get(operation.name)
  if (!implementation) throw new Error(`no implementation of ${operation.name}`)
  // Email programs and their scanners open every address: what changes something waits until a person presses.
  if (implementation.operation.kind === 'command') throw new Error(`a page asked for ${operation.name} by being opened`)
  const language = services.languages.askedBy(request.headers['accept-language'])
  try {
    const origin = {
      deviceId: null,
      deviceIsKnown: false,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      language,
      publicOrigin: publicOrigin(services.settings, request),
    }
    const { data } = await executeCall(services, implementation, { actor: anonymous, origin, body: input, transactionId: null })
    return { StatusCode: 200, Data: data }
  } catch (error) {
    const answer = failureAnswer(error)
    if (answer.unexpected)
      services.log.error({ err: error, reference: answer.body.Reference, operation: operation.name }, 'a call for a page failed')
    return { StatusCode: answer.statusCode, Error: inLanguageOf(answer.body, services.languages, language) }
  }
}

async function recordOf(services: Services, actor: AccountActor): Promise<SessionRecord | null> {
  return findSessionRecord({ db: services.database.db, services, actor, afterCommit: () => {} }, actor)
}

/** `//` at the start of a path would name another host. */
function safeAddress(url: string, origin: string): string {
  const path = `/${url.replace(/^\/+/, '')}`
  return URL.canParse(path, origin) ? new URL(path, origin).href : `${origin}/`
}
