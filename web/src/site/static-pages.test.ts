import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { Envelope } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { describe, expect, test } from 'vitest'
import { entryAt } from '../navigation/route-match.ts'
import { posts, renderPage } from '../entry-server.tsx'

const ORIGIN = 'https://keystead.example'
const COMPANY = {
  CompanyName: 'Harbor & Sons',
  CompanyAddress: '1 Pier',
  CompanyPhone: '+1 555 0100',
  CompanyEmail: 'desk@harbor.example',
  CompanyPages: [{ Network: 'LinkedIn', Url: 'https://www.linkedin.com/company/harbor' }],
}

async function answers(operation: AnyOperation): Promise<Envelope<unknown>> {
  if (operation.name === GetAppConfig.name) return { StatusCode: 200, Data: COMPANY }
  return { StatusCode: 404, Error: { Code: 'OperationNotFound', Message: 'There is no such call.', Reference: 'REF1' } }
}

async function pageAt(path: string): Promise<{ status: number; html: string }> {
  const result = await renderPage(new Request(ORIGIN + path), {
    call: answers,
    session: null,
    origin: ORIGIN,
    manifest: { 'src/entry-client.tsx': { file: 'build/entry.js' }, 'src/boot.ts': { file: 'build/boot.js' } },
    demo: false,
  })
  if (result.kind !== 'page') throw new Error(`${path} redirects`)
  return result
}

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)![0]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)

describe('a page for strangers', () => {
  test.each(['/AboutUs', '/HowItWorks', '/Partners', '/PrivacyPolicy', '/Terms', '/Blog'])('%s is whole without scripts', async (path) => {
    const { status, html } = await pageAt(path)
    expect(status).toBe(200)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(canonicalOf(html)).toBe(ORIGIN + path)
    expect(html).toMatch(/<meta name="description" content="[^"]{60,}"/)
    expect(html).toContain('application/ld+json')
    expect(html).not.toContain(' style="')
    expect(new Set(idsOf(html)).size).toBe(idsOf(html).length)
    const links = [...mainOf(html).matchAll(/href="(\/[^"#?]*)/g)].map((match) => match[1]!)
    expect(links.filter((link) => entryAt(link).path === '*')).toEqual([])
  })

  test.each(['/AboutUs', '/Partners', '/PrivacyPolicy', '/Terms'])('%s names the company that runs the installation', async (path) => {
    expect(mainOf((await pageAt(path)).html)).toContain('Harbor &amp; Sons')
  })

  test('a table of contents leads to parts that are there', async () => {
    for (const path of ['/PrivacyPolicy', '/Terms']) {
      const { html } = await pageAt(path)
      const anchors = [...mainOf(html).matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!)
      expect(anchors.length).toBeGreaterThan(8)
      expect(anchors.filter((anchor) => !idsOf(html).includes(anchor))).toEqual([])
    }
  })

  test('how it works is told from the side that the address names', async () => {
    const agent = (await pageAt('/HowItWorks?for=agent')).html
    expect(agent).toContain('Sign up as an agent')
    expect(canonicalOf(agent)).toBe(`${ORIGIN}/HowItWorks?for=agent`)
    const unknown = (await pageAt('/HowItWorks?for=pirate')).html
    expect(unknown).toContain('Sign up as an owner')
    expect(canonicalOf(unknown)).toBe(`${ORIGIN}/HowItWorks`)
  })
})

describe('the blog', () => {
  test('offers its feed, and only articles of the tag that the address names', async () => {
    const { html } = await pageAt('/Blog?tag=pricing')
    expect(html).toContain(`type="application/atom+xml" title="Keystead blog" href="${ORIGIN}/Blog/feed.xml"`)
    expect(mainOf(html)).toContain('/Blog/pricing-a-rental')
    expect(mainOf(html)).not.toContain('/Blog/reading-a-lease')
  })

  test('has nothing to index under a tag that nothing carries', async () => {
    const { html } = await pageAt('/Blog?tag=dragons')
    expect(html).toContain('No articles found.')
    expect(html).toContain('content="noindex"')
  })

  test('every article shows its text, says what it is, and links to pages that are there', async () => {
    expect(posts.length).toBeGreaterThan(7)
    for (const { slug, title } of posts) {
      const { status, html } = await pageAt(`/Blog/${slug}`)
      expect(status, slug).toBe(200)
      expect(canonicalOf(html)).toBe(`${ORIGIN}/Blog/${slug}`)
      expect(html).toContain('<meta property="og:type" content="article"')
      const facts = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!) as Record<string, unknown>[]
      expect(facts[0]).toMatchObject({ '@type': 'BlogPosting', headline: title, url: `${ORIGIN}/Blog/${slug}` })
      expect(mainOf(html).match(/<h2>/g)!.length, slug).toBeGreaterThan(3)
      const linked = [...mainOf(html).matchAll(/href="\/Blog\/([^"?]+)"/g)].map((match) => match[1]!)
      expect(
        linked.filter((other) => !posts.some((post) => post.slug === other)),
        slug,
      ).toEqual([])
    }
  })

  test('an article that nobody wrote is not found', async () => {
    const { status, html } = await pageAt('/Blog/no-such-article')
    expect(status).toBe(404)
    expect(html).toContain('We can’t find this article')
    expect(html).toContain('content="noindex"')
  })
})

test('the foot leads to the company’s own pages, and shares nothing', async () => {
  const { html } = await pageAt('/AboutUs')
  const foot = /<footer\b.*<\/footer>/s.exec(html)![0]
  expect(foot).toContain('href="https://www.linkedin.com/company/harbor"')
  expect(foot).toContain('1 Pier')
  expect(foot).not.toMatch(/facebook|intent\/post|sharer/)
})
