import { BLOG_FEED, paths } from '@keystead/contract/navigation/paths.ts'
import type { Route } from '@keystead/contract/navigation/route.ts'
import { routes } from '@keystead/contract/navigation/routes.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { FastifyInstance } from 'fastify'
import { COSTS_A_LIST_OF_ALL, COSTS_A_PAGE } from '../http/admit-read.ts'
import type { Services } from '../rpc/services.ts'
import { listListingAddresses } from '../marketplace/search/marketplace.public.ts'
import { listPageAddresses } from '../marketplace/directory/directory.public.ts'
import { listStatesWithLaw } from '../places/state-law/state-law.public.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { type SitePost, blogFeed } from './blog-feed.ts'
import { xmlDocument, xmlText } from '../text/xml.ts'

/** The protocol's most addresses in one sitemap. */
const SITEMAP_PAGE = 50_000
const STATIC_PAGES = Object.values<Route>(routes).flatMap(({ isInSitemap, path }) => (isInSitemap ? [path] : []))
const WITH_SECRETS = [routes.resetPassword, routes.confirmEmail, routes.payByLink]

export function mountCrawlerFiles(server: FastifyInstance, services: Services, posts: readonly SitePost[]): void {
  server.get('/robots.txt', async (request, reply) => {
    const origin = publicOrigin(services.settings, request)
    return reply
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          'Disallow: /User/',
          ...WITH_SECRETS.map(({ path }) => `Disallow: ${path.split('/:')[0]}`),
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      )
  })
  server.get('/sitemap.xml', { config: { cost: COSTS_A_PAGE } }, async (request, reply) => {
    const origin = publicOrigin(services.settings, request)
    const { total } = await listListingAddresses(services.database.db, { offset: 0, limit: 0 })
    const people = await listPageAddresses(services.database.db, { offset: 0, limit: 0 })
    const pages = [...sitemapPages('properties', total), ...sitemapPages('people', people.total)]
    const body = ['/sitemap-pages.xml', ...pages].map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`).join('')
    return reply
      .type('application/xml')
      .send(xmlDocument(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</sitemapindex>`))
  })
  server.get('/sitemap-pages.xml', { config: { cost: COSTS_A_PAGE } }, async (request, reply) => {
    const origin = publicOrigin(services.settings, request)
    const states = await listStatesWithLaw(services.database.db)
    const pages = [...STATIC_PAGES, ...states.map(({ code }) => paths.stateLaw(code))].map((path) => ({ address: `${origin}${path}` }))
    const articles = posts.map(({ slug, date }) => ({ address: origin + paths.blogArticle(slug), changed: date }))
    return reply.type('application/xml').send(urlSet([...pages, ...articles]))
  })
  server.get(BLOG_FEED, async (request, reply) =>
    reply
      .type('application/atom+xml')
      .header('Cache-Control', 'public, max-age=3600')
      .send(blogFeed(posts, publicOrigin(services.settings, request))),
  )
  server.get<{ Params: { page: string } }>(
    '/sitemap-properties-:page(^\\d{1,4}$).xml',
    { config: { cost: COSTS_A_LIST_OF_ALL } },
    async (request, reply) => {
      const origin = publicOrigin(services.settings, request)
      const { rows } = await listListingAddresses(services.database.db, {
        offset: Number(request.params.page) * SITEMAP_PAGE,
        limit: SITEMAP_PAGE,
      })
      return reply
        .type('application/xml')
        .send(
          urlSet(rows.map((row) => ({ address: origin + paths.property(row.assetId), changed: row.updatedAt.toISOString().slice(0, 10) }))),
        )
    },
  )
  server.get<{ Params: { page: string } }>(
    '/sitemap-people-:page(^\\d{1,4}$).xml',
    { config: { cost: COSTS_A_LIST_OF_ALL } },
    async (request, reply) => {
      const origin = publicOrigin(services.settings, request)
      const { rows } = await listPageAddresses(services.database.db, {
        offset: Number(request.params.page) * SITEMAP_PAGE,
        limit: SITEMAP_PAGE,
      })
      const people = rows.map(({ profileId, profileTypeId, updatedAt }) => ({
        address: origin + (profileTypeName(profileTypeId) === 'Agent' ? paths.agent : paths.owner)(profileId),
        changed: updatedAt.toISOString().slice(0, 10),
      }))
      return reply.type('application/xml').send(urlSet(people))
    },
  )
}

function sitemapPages(kind: 'properties' | 'people', total: number): string[] {
  return Array.from({ length: Math.ceil(total / SITEMAP_PAGE) }, (_, page) => `/sitemap-${kind}-${page}.xml`)
}

/** `changed` is a day, as `YYYY-MM-DD`. */
function urlSet(entries: readonly { address: string; changed?: string }[]): string {
  const body = entries
    .map(({ address, changed }) => `<url><loc>${xmlText(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`)
    .join('')
  return xmlDocument(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`)
}
