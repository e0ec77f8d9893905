import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../test/harness.ts'
import { houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'
import { createApp } from '../app/app.ts'
import { addListedProperty } from '../properties/properties/property.factory.ts'
import { newListedBusiness, newPublicPerson } from '../marketplace/directory/directory.factory.ts'
import { type PageServices, loadSite } from './site-routes.ts'

/*
 * The server's side of pages, with a web build of a few lines: what it hands over, and what it does with the result.
 */

const ENTRY = `
export const posts = [
  { slug: 'rent-and-roses', title: 'Rent & roses <2>', description: 'What "fair" means.', date: '2026-11-18', author: 'A & B', tags: ['rent'] },
  { slug: 'older', title: 'Older', description: 'Older still.', date: '2026-09-01', author: 'A & B', tags: ['rent', 'leases'] },
]
export async function renderPage(request, services) {
  const { pathname } = new URL(request.url)
  if (pathname === '/broken') throw new Error('rendering broke')
  if (pathname === '/long') return { kind: 'page', status: 200, html: 'words '.repeat(1_000), cacheable: true }
  if (pathname === '/elsewhere') return { kind: 'redirect', status: 302, location: '/there' }
  const top = await services.call(globalThis.topAssets, { Count: 3 })
  const html = JSON.stringify({ pathname, who: services.session?.Email ?? null, origin: services.origin, items: top.Data.Items.length })
  return { kind: 'page', status: pathname === '/nothing' ? 404 : 200, html, cacheable: true }
}`

let app: TestApp
let owner: TestPerson
let folder: string
let url: string
let close: () => Promise<void>

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.newPerson()
  const { AssetId } = must(await owner.call(AddAsset, houseInput))
  await app.sql('update asset set is_listed = true, listed_at = now(), images_count = 1 where id = $1', [AssetId])
  folder = await mkdtemp(join(tmpdir(), 'keystead-site-'))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/.vite'), { recursive: true })
  await mkdir(join(folder, 'client/build'))
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'server/entry-server.js'), ENTRY)
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'client/build/app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'client/build/map-worker-1a2b.js'), 'export {}')
  Object.assign(globalThis, { topAssets: GetTopAssets satisfies Parameters<PageServices['call']>[0] })
  const pages = await createApp(app.services, await loadSite(folder))
  await pages.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${pages.port()}`
  close = pages.drain
})
afterAll(async () => {
  await close()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers, redirect: 'manual' })
  return { response, text: await response.text() }
}

describe('a page', () => {
  test('is rendered with public data and may be kept by whoever passes it on', async () => {
    const { response, text } = await page('/Properties?place=Denver')
    expect(JSON.parse(text)).toEqual({ pathname: '/Properties', who: null, origin: url, items: 1 })
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  })
  test('of somebody signed in says who and is kept by nobody', async () => {
    const { response, text } = await page('/', { cookie: `${owner.cookie}; _u=anything` })
    expect(JSON.parse(text)).toMatchObject({ who: owner.email })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
  test('a session whose display record is gone has signed out: it ends', async () => {
    const leaver = await app.newPerson()
    const { response, text } = await page('/', { cookie: leaver.cookie })
    expect(JSON.parse(text).who).toBeNull()
    expect(response.headers.getSetCookie().join()).toMatch(/sid=;/)
    expect((await leaver.call(GetUserProfiles, {})).status).toBe(401)
  })

  test('does not believe the readable cookie', async () => {
    const { text } = await page('/', { cookie: `_u=${encodeURIComponent(JSON.stringify({ Email: owner.email }))}` })
    expect(JSON.parse(text)).toMatchObject({ who: null })
  })
  test('that is not there says so', async () => {
    expect((await page('/nothing')).response.status).toBe(404)
  })
  test('may lead elsewhere', async () => {
    const { response } = await page('/elsewhere')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/there'])
  })
  test('travels compressed, whatever its address', async () => {
    const { response, text } = await page('/long', { 'accept-encoding': 'gzip' })
    expect([response.headers.get('content-encoding'), text.length]).toEqual(['gzip', 6_000])
  })
  test('that breaks is calm, with a reference that the log has', async () => {
    const { response, text } = await page('/broken')
    const reference = /Reference: ([0-9A-F]+)/.exec(text)?.[1]
    expect([response.status, text.includes('Unexpected Application Error!'), text.includes('rendering broke')]).toEqual([500, true, false])
    expect(app.logLines.some((line) => line.includes(reference!) && line.includes('rendering broke'))).toBe(true)
  })
  test('at an address with two slashes stays here', async () => {
    const response = await fetch(`${url}//evil.example/x`, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(((await response.json()) as { origin: string }).origin).toBe(url)
  })
})

test('built files are kept for ever, the manifest is not served', async () => {
  const { response } = await page('/build/app-1a2b.js')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect([response.headers.get('etag'), response.headers.get('last-modified')]).toEqual([null, null])
  expect((await page('/.vite/manifest.json')).text).not.toBe('{}')
})

test('parts of pages leave out what only pages obey; a page in the place of one that is gone has it all', async () => {
  const part = (await page('/build/app-1a2b.js')).response.headers
  expect([part.get('content-security-policy'), part.get('x-content-type-options')]).toEqual([null, 'nosniff'])
  const gone = (await page('/build/app-gone.js')).response.headers
  expect([gone.get('content-security-policy'), gone.get('x-frame-options')]).toEqual([
    expect.stringContaining(`default-src 'none'`),
    'DENY',
  ])
  expect((await page('/build/map-worker-1a2b.js')).response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
})

test('crawlers find every listed property and no other', async () => {
  must(await owner.call(AddAsset, houseInput))
  const index = (await page('/sitemap.xml')).text
  expect(index).toContain(`${url}/sitemap-properties-0.xml`)
  const listed = (await page('/sitemap-properties-0.xml')).text.match(/<loc>[^<]+<\/loc>/g) ?? []
  expect(listed).toHaveLength(1)
  const pages = (await page('/sitemap-pages.xml')).text
  expect(pages).toContain(`<loc>${url}/Properties</loc>`)
  expect(pages.match(/<loc>[^<]+\/docs\/law\/[A-Z]{2}<\/loc>/g)).toHaveLength(51)
  expect(pages).toContain(`<url><loc>${url}/Blog/rent-and-roses</loc><lastmod>2026-11-18</lastmod></url>`)
  expect(faultsInXml(pages)).toEqual([])
  expect((await page('/robots.txt')).text).toContain(`Sitemap: ${url}/sitemap.xml`)
})

test('crawlers find the pages of agents, owners and listed businesses', async () => {
  const [agent, host] = [await newPublicPerson(app), await newPublicPerson(app, { profileType: 'Owner' })]
  const business = await newListedBusiness(app)
  await addListedProperty(app, host)
  expect((await page('/sitemap.xml')).text).toContain(`${url}/sitemap-people-0.xml`)
  const people = (await page('/sitemap-people-0.xml')).text
  expect(people).toContain(`<loc>${url}/Agent/${agent.profileId}</loc>`)
  expect(people).toContain(`<loc>${url}/Owner/${host.profileId}</loc>`)
  const pageOfBusiness = `<loc>${url}/Owner/${business.profileId}</loc><lastmod>`
  expect(people).toContain(pageOfBusiness)
  expect(faultsInXml(people)).toEqual([])

  await app.sql(`update business set status = 'deleting', listed_at = null where id = $1`, [business.businessId])
  expect((await page('/sitemap-people-0.xml')).text).not.toContain(pageOfBusiness)
})

test('articles are in a feed, with absolute addresses and whatever characters they hold', async () => {
  const { response, text } = await page('/Blog/feed.xml')
  expect(response.headers.get('content-type')).toContain('application/atom+xml')
  expect(faultsInXml(text)).toEqual([])
  expect(text).toContain('<title>Rent &amp; roses &lt;2&gt;</title>')
  expect(text).toContain('<summary>What &quot;fair&quot; means.</summary>')
  expect([...text.matchAll(/<entry>.*?<id>(.*?)<\/id>/g)].map((match) => match[1])).toEqual([
    `${url}/Blog/rent-and-roses`,
    `${url}/Blog/older`,
  ])
  expect([...text.matchAll(/href="([^"]*)"/g)].filter((match) => !match[1]!.startsWith(`${url}/Blog`))).toEqual([])
  expect(text).toContain('<updated>2026-11-18T00:00:00Z</updated>')
})

test('calls are described for programs and for people', async () => {
  const description = JSON.parse((await page('/openapi.json')).text) as { openapi: string; paths: Record<string, unknown> }
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toContain('/assets/v1/GetAssets')
  expect((await page('/docs/api')).text).toContain('id="GetAssets"')
})

const TAG = /<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>([^<]*)/g

/** What keeps a text from being well-formed XML, as far as feeds and sitemaps can go wrong. */
function faultsInXml(xml: string): string[] {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  const open: string[] = []
  const faults: string[] = []
  for (const [, end, name = '', attributes = '', alone, text = ''] of body.matchAll(TAG)) {
    if (/&(?!amp;|lt;|gt;|quot;)/.test(attributes + text)) faults.push(`a bare & in ${name}`)
    if (end && open.pop() !== name) faults.push(`</${name}> closes something else`)
    if (!end && !alone) open.push(name)
    if (open.length === 0 && text.trim()) faults.push('text outside of the root')
  }
  const rest = body.replaceAll(TAG, '')
  return [...faults, ...open.map((name) => `${name} is never closed`), ...(rest ? [`not a tag: ${rest}`] : [])]
}
