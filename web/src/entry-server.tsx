import type { Envelope } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { asCallFailure, CallFailure, dataOf } from './api/failure.ts'
import { createQueryClient, QueriesContext } from './api/query.ts'
import { App } from './app/App.tsx'
import { type BuildManifest, chunksOf, type ClientEntry } from './app/build-manifest.ts'
import { headOf } from './app/current-head.ts'
import { documentOf } from './app/document.ts'
import { headTags } from './navigation/head.ts'
import { entryAt, leadsTo } from './navigation/route-match.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'
import { routes } from './app/routes.tsx'
import { LANGUAGES } from '@keystead/contract/text/languages.ts'
import { isScheme } from './sessions/scheme.ts'
import { writtenScreen } from './app/screen-files.ts'
import type { SiteFacts } from './sessions/site.ts'
import { BLOG_POSTS } from './site/blog/blog-posts.ts'
import { FailurePage } from './site/FailurePage.tsx'
import { ShellSkeleton } from './site/ShellSkeleton.tsx'
import './ui/theme/global.css'

export type SiteServices = {
  /** The pipeline of calls, with the rights of this request. */
  call(operation: AnyOperation, input: unknown): Promise<Envelope<unknown>>
  session: SessionRecord | null
  /** The public address of this installation, without a slash at its end. */
  origin: string
  /** The cookie of that name, as it came; anything but `light` or `dark` is as the device says. */
  scheme?: string
  /** In which the page is; English when absent. */
  language?: string
  /** `.vite/manifest.json` of the client build. */
  manifest: BuildManifest
  /** The key of the browser's entry in it; `src/entry-client.tsx` when absent. */
  clientEntry?: ClientEntry
  demo: boolean
  /** Told of what should not happen, with the reference that the page shows. */
  onError?(error: unknown): void
}

export type PageResult =
  /** `cacheable`: the same for everyone who is not signed in and has chosen no scheme. */
  { kind: 'page'; status: number; html: string; cacheable: boolean } | { kind: 'redirect'; status: number; location: string }

/** Every article, newest first, for the feed and the sitemap. */
export const posts = BLOG_POSTS

const handler = createStaticHandler(routes)

/** Renders a public page whole, a signed-in one as a shell that the browser fills. */
export async function renderPage(request: Request, services: SiteServices): Promise<PageResult> {
  const url = new URL(request.url)
  const entry = entryAt(url.pathname)
  const elsewhere = leadsTo(entry, url)
  if (elsewhere) return { kind: 'redirect', status: 301, location: elsewhere }
  return entry.access === 'signed-in' ? shellPage(entry, url, services) : publicPage(entry, request, services)
}

async function publicPage(entry: RouteEntry, request: Request, services: SiteServices): Promise<PageResult> {
  const client = createQueryClient(async (operation, input) => dataOf(await services.call(operation, input)) as never)
  const requestContext = new RouterContextProvider()
  requestContext.set(QueriesContext, client)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' }
  }
  const failure = context.errors && Object.values(context.errors)[0]
  if (failure && !(failure instanceof CallFailure)) services.onError?.(failure)
  const url = new URL(request.url)
  try {
    const markup = markupOf(context, client, services)
    return page({ entry, url, services, status: failure ? asCallFailure(failure).status : statusOf(entry), markup, client, context })
  } catch (error) {
    services.onError?.(error)
    return page({ entry, url, services, status: 500, markup: renderToStaticMarkup(<FailurePage />), client })
  }
}

function statusOf(entry: RouteEntry): number {
  return entry.path === '*' ? 404 : 200
}

function markupOf(context: StaticHandlerContext, client: QueryClient, services: SiteServices): string {
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <App facts={factsOf(services)} client={client}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
}

function shellPage(entry: RouteEntry, url: URL, services: SiteServices): PageResult {
  return page({ entry, url, services, status: 200, markup: renderToStaticMarkup(<ShellSkeleton />), client: null })
}

type PageParts = {
  entry: RouteEntry
  url: URL
  services: SiteServices
  status: number
  markup: string
  client: QueryClient | null
  /** Absent where the markup is not what the routes render. */
  context?: StaticHandlerContext
}

function page({ entry, url, services, status, markup, client, context }: PageParts): PageResult {
  const facts = factsOf(services)
  const leaf = context?.matches.at(-1)
  const head = headOf(
    { handle: entry, params: leaf?.params ?? {}, loaderData: leaf && context?.loaderData[leaf.route.id] },
    new URL(url.pathname + url.search, services.origin),
  )
  const isFailure = !context || context.errors !== null
  const screen = { screen: entry.screen, written: writtenScreen(entry) }
  const chunks = chunksOf(services.manifest, services.clientEntry, sourcesOf(entry, screen.written))
  const html = documentOf({
    scheme: facts.scheme,
    language: services.language ?? LANGUAGES[0],
    tags: headTags(head, { origin: services.origin, pathname: url.pathname }),
    chunks,
    markup,
    data: {
      facts,
      queries: client && !isFailure ? dehydrate(client) : { queries: [], mutations: [] },
      takeOver: !isFailure,
      screen: chunks.screen === null ? null : { ...screen, address: chunks.screen },
    },
  })
  return { kind: 'page', status, html, cacheable: status === 200 && facts.session === null && facts.scheme === 'system' }
}

/** Files whose chunks the page needs besides the entry's, that of its screen first. */
function sourcesOf({ access }: RouteEntry, screen: string): string[] {
  return [`src/${screen}.tsx`, ...(access === 'signed-in' ? ['src/app/screen-files.ts', 'src/app/shell/SignedInLayout.tsx'] : [])]
}

function factsOf({ origin, session, scheme, demo }: SiteServices): SiteFacts {
  // Only of a page that no one else gets: others are kept and compared by what they say.
  return { origin, session, servedAt: session && Date.now(), scheme: isScheme(scheme) ? scheme : 'system', demo }
}
