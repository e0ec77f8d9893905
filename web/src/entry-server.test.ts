import { GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetTestimonials } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { GetPricingPlans } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { Envelope } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { GetTopAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { describe, expect, test } from 'vitest'
import type { PageData } from './app/page-data.ts'
import { type PageResult, renderPage, type SiteServices } from './entry-server.tsx'

const ORIGIN = 'https://keystead.example'
const TITLE = '</script><img src=x onerror=alert(1)>'

const listing = {
  OfferId: '018f3f6e-1111-7000-8000-000000000001',
  AssetId: '018f3f6e-1111-7000-8000-000000000001',
  Title: TITLE,
  CategoryId: 1,
  AssetTypeId: 101,
  AssetType: 'Single Family House',
  ListingTypeId: 1,
  ListingType: 'For Rent',
  Amount: '1250.00',
  PreviousAmount: null,
  AmountChangedAt: null,
  RentFrequencyId: 1,
  Bedrooms: 3,
  Bathrooms: 2,
  Area: 1400,
  AreaUnitId: 1,
  AddressLine: '12 Elm Street',
  City: 'Denver',
  StateCode: 'CO',
  Zip: '80202',
  Latitude: 39.75,
  Longitude: -105,
  AvailableOn: null,
  ListedAt: '2026-11-20T10:00:00.000Z',
  DistanceMiles: null,
  Image: null,
}

/** What the home page asks for. */
const ANSWERS: Record<string, unknown> = {
  [GetTopAssets.name]: { Items: [listing] },
  [GetTopAgents.name]: { Items: [] },
  [GetTestimonials.name]: { Items: [], PageIndex: 0, PageSize: 3, TotalCount: 0, TotalIsCapped: false },
  [GetPricingPlans.name]: { Plans: [] },
}

async function answers(operation: AnyOperation): Promise<Envelope<unknown>> {
  const Data = ANSWERS[operation.name]
  if (Data !== undefined) return { StatusCode: 200, Data }
  return { StatusCode: 404, Error: { Code: 'OperationNotFound', Message: 'There is no such call.', Reference: 'REF1' } }
}

const services: SiteServices = {
  call: answers,
  session: null,
  origin: ORIGIN,
  manifest: {
    'src/entry-client.tsx': { file: 'build/entry-abc.js', css: ['build/entry-abc.css'], imports: ['_shared.js'] },
    'src/boot.ts': { file: 'build/boot-abc.js' },
    '_shared.js': { file: 'build/shared-abc.js' },
    '../.cache/fonts/fraunces-560.woff2': { file: 'build/headings-abc.woff2' },
    'src/site/HomeScreen.tsx': { file: 'build/HomeScreen-abc.js', css: ['build/HomeScreen-abc.css'], imports: ['_shared.js'] },
    'src/site/NotFoundScreen.tsx': { file: 'build/NotFoundScreen-abc.js', imports: ['_shared.js'] },
  },
  demo: false,
}

/** Where the server itself listens, behind whatever makes it public. */
const LISTENING = 'http://localhost:4000'

async function pageAt(path: string, more: Partial<SiteServices> = {}): Promise<PageResult & { kind: 'page' }> {
  const result = await renderPage(new Request(LISTENING + path), { ...services, ...more })
  if (result.kind !== 'page') throw new Error(`${path} redirects to ${result.location}`)
  return result
}

const dataIn = (html: string) => JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!) as PageData
const inertTypes = ['application/json', 'application/ld+json']

/** What the content policy refuses in a document. */
function refusedIn(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1]!)
  return [
    ...scripts.filter((attributes) => !/ src="\//.test(attributes) && !inertTypes.some((type) => attributes.includes(`type="${type}"`))),
    ...(html.match(/<[^>]*\sstyle=[^>]*>|<style\b|<[^>]*\son[a-z]+="/g) ?? []),
  ]
}

describe('a public page', () => {
  test('is whole without scripts, says what it is, and obeys the content policy', async () => {
    const { status, html, cacheable } = await pageAt('/')
    expect(status).toBe(200)
    expect(cacheable).toBe(true)
    expect(html).toMatch(/<h1\b/)
    expect(html).toContain('<html lang="en" data-scheme="system">')
    expect((await pageAt('/', { language: 'en-XA' })).html).toContain('<html lang="en-XA"')
    expect(html.match(/<title\b/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/"`)
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/"`)
    expect(html).toContain('<meta name="twitter:card"')
    expect(html).not.toContain(LISTENING)
    expect(refusedIn(html)).toEqual([])
    const jsonLd = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!
    expect(JSON.stringify(JSON.parse(jsonLd))).toContain('https://schema.org')
  })

  test('links the styles of its chunks, the global ones first, and names its scripts for the time after the first paint', async () => {
    const { html } = await pageAt('/')
    expect([...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map((match) => match[1])).toEqual([
      '/build/entry-abc.css',
      '/build/HomeScreen-abc.css',
    ])
    const boot = /<script type="module" src="\/build\/boot-abc\.js" data-entry="([^"]+)" data-chunks="([^"]+)"><\/script>/.exec(html)
    expect(boot?.slice(1)).toEqual(['/build/entry-abc.js', '/build/shared-abc.js /build/HomeScreen-abc.js'])
    // Before the first paint nothing else is asked for.
    expect(html).not.toContain('modulepreload')
  })

  test('asks for what is seen first before it asks for scripts', async () => {
    const { html } = await pageAt('/')
    const places = ['href="/build/headings-abc.woff2"', 'href="/band-light-small.avif"', 'src="/build/boot-abc.js"'].map((part) =>
      html.indexOf(part),
    )
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((one, other) => one - other))
    expect(html.indexOf('<body>')).toBeGreaterThan(Math.max(...places))
  })

  test('carries what its loader has fetched, and nobody’s text can end the script around it', async () => {
    const { html } = await pageAt('/')
    expect(html).not.toContain(TITLE)
    const { queries, takeOver, facts } = dataIn(html)
    expect(takeOver).toBe(true)
    expect(facts).toEqual({ origin: ORIGIN, session: null, servedAt: null, scheme: 'system', demo: false })
    const top = queries.queries.find(({ queryKey }) => queryKey[0] === 'GetTopAssets')
    expect(top?.state.data).toEqual({ Items: [listing] })
    expect(html).not.toContain(GetTopAssets.summary)
  })

  test('is not shared between people once it depends on them', async () => {
    expect((await pageAt('/', { scheme: 'dark' })).cacheable).toBe(false)
    expect((await pageAt('/', { scheme: 'dark' })).html).toContain('data-scheme="dark"')
    expect((await pageAt('/', { scheme: '"><script>' })).html).toContain('data-scheme="system"')
  })

  test('that cannot get its data says so, with the status and the reference of the failure', async () => {
    const refused = async (): Promise<Envelope<unknown>> => ({
      StatusCode: 500,
      Error: { Code: 'Unexpected', Message: 'Some problem occurred, Please try again.', Reference: 'REF500' },
    })
    const { status, html, cacheable } = await pageAt('/', { call: refused })
    expect(status).toBe(500)
    expect(cacheable).toBe(false)
    expect(html).toContain('Unexpected Application Error!')
    expect(html).toContain('REF500')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(dataIn(html).takeOver).toBe(false)
  })
})

describe('other addresses', () => {
  test('an unknown one is a not-found page with status 404', async () => {
    const { status, html, cacheable } = await pageAt('/no/such/page')
    expect(status).toBe(404)
    expect(cacheable).toBe(false)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('Page not found')
    expect(refusedIn(html)).toEqual([])
  })

  test('a signed-in one is a shell: its title, a skeleton, and nothing of anybody', async () => {
    const asked: string[] = []
    const call = async (operation: AnyOperation) => {
      asked.push(operation.name)
      return answers(operation)
    }
    const { status, html, cacheable } = await pageAt('/User/Owners/MyProperties', { call })
    expect(status).toBe(200)
    expect(cacheable).toBe(true)
    expect(html).toMatch(/<title[^>]*>My properties · Keystead<\/title>/)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(dataIn(html)).toMatchObject({ takeOver: false, queries: { queries: [] } })
    expect(refusedIn(html)).toEqual([])
    expect(asked).toEqual([])
  })

  test('a misspelled one redirects for good and keeps its id', async () => {
    expect(await renderPage(new Request(`${ORIGIN}/user/owner-viewnotofications?id=7`), services)).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/User/Owner-ViewNotifications?id=7',
    })
  })
})
