import type { FastifyInstance } from 'fastify'
import type { Services } from '../rpc/services.ts'
import { listListingAddresses } from '../assets/properties/property.public.ts'
import { publicOrigin } from './public-origin.ts'

/** The protocol's most addresses in one sitemap. */
const SITEMAP_PAGE = 50_000
const STATIC_PAGES = [
  '/',
  '/Properties',
  '/Agents',
  '/HowItWorks',
  '/Plans',
  '/Blog',
  '/Partners',
  '/Testimonials',
  '/AboutUs',
  '/ContactUs',
  '/PrivacyPolicy',
  '/Terms',
]

export function mountCrawlerFiles(server: FastifyInstance, services: Services): void {
  server.get('/robots.txt', async (request, reply) => {
    const origin = publicOrigin(services, request)
    return reply
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          'Disallow: /User/',
          'Disallow: /Signin',
          'Disallow: /Signup',
          'Disallow: /ResetPassword',
          'Disallow: /Checkout/',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      )
  })
  server.get('/sitemap.xml', async (request, reply) => {
    const origin = publicOrigin(services, request)
    const { total } = await listListingAddresses(services.database.db, { offset: 0, limit: 0 })
    const pages = Array.from({ length: Math.ceil(total / SITEMAP_PAGE) }, (_, page) => `/sitemap-properties-${page}.xml`)
    const body = ['/sitemap-pages.xml', ...pages].map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`).join('')
    return reply
      .type('application/xml')
      .send(xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</sitemapindex>`))
  })
  server.get('/sitemap-pages.xml', async (request, reply) => {
    const origin = publicOrigin(services, request)
    return reply.type('application/xml').send(urlSet(STATIC_PAGES.map((path) => ({ address: `${origin}${path}` }))))
  })
  server.get<{ Params: { page: string } }>('/sitemap-properties-:page(^\\d{1,4}$).xml', async (request, reply) => {
    const origin = publicOrigin(services, request)
    const { rows } = await listListingAddresses(services.database.db, {
      offset: Number(request.params.page) * SITEMAP_PAGE,
      limit: SITEMAP_PAGE,
    })
    return reply
      .type('application/xml')
      .send(urlSet(rows.map((row) => ({ address: `${origin}/Property/${row.assetId}`, changed: row.updatedAt }))))
  })
}

function urlSet(entries: readonly { address: string; changed?: Date }[]): string {
  const body = entries
    .map(
      ({ address, changed }) =>
        `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`,
    )
    .join('')
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`)
}

function xml(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`
}
