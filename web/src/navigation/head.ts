import { text } from './head.text.ts'

/** What a screen says of itself to browsers, search engines and those who share its address. */
export type PageHead = {
  /** Without the product's name, which is added. */
  title: string
  description?: string
  /** Path of the one address that this page should be known by; its own path without search when absent. */
  canonical?: string
  /** Address of a picture of at least 1200 px, for previews. */
  image?: string
  /** schema.org facts; one object or several. */
  jsonLd?: object | readonly object[]
  /** `website` when absent. */
  type?: 'website' | 'article'
  /** Path of an Atom feed with what is new here. */
  feed?: string
  noindex?: boolean
}

export const PRODUCT_NAME = 'Keystead'
const IMAGE = '/og-image.png'

/** One element of the head, as data: both the server's text and the browser's elements are made from it. */
export type HeadTag = { name: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

export type HeadPage = { origin: string; pathname: string }

/** Every tag of a page's head that changes from page to page, in a fixed order. */
export function headTags(head: PageHead, { origin, pathname }: HeadPage): HeadTag[] {
  const title = head.title === PRODUCT_NAME ? PRODUCT_NAME : `${head.title} · ${PRODUCT_NAME}`
  const description = head.description ?? text.description
  const canonical = new URL(head.canonical ?? pathname, origin).href
  const image = new URL(head.image ?? IMAGE, origin).href
  const jsonLd = head.jsonLd ?? { '@context': 'https://schema.org', '@type': 'WebPage', name: head.title, description, url: canonical }
  return [
    { name: 'title', attributes: {}, text: title },
    meta('name', 'description', description),
    ...(head.noindex
      ? [meta('name', 'robots', 'noindex')]
      : [{ name: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.feed ? [feedLink(new URL(head.feed, origin).href)] : []),
    ...(head.noindex ? [] : [jsonLdTag(jsonLd)]),
  ]
}

function meta(key: 'name' | 'property', value: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [key]: value, content } }
}

function feedLink(href: string): HeadTag {
  return { name: 'link', attributes: { rel: 'alternate', type: 'application/atom+xml', title: text.blog({ product: PRODUCT_NAME }), href } }
}

function jsonLdTag(facts: object | readonly object[]): HeadTag {
  return { name: 'script', attributes: { type: 'application/ld+json' }, text: inertJson(facts) }
}

/** JSON that can stand inside a script element: no `<` can end it or open a comment. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const MARK = 'data-page-head'

export function headText(tags: readonly HeadTag[]): string {
  return tags.map(tagText).join('\n')
}

function tagText({ name, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, [MARK]: '' }).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  if (text === undefined) return `<${name}${written.join('')}>`
  return `<${name}${written.join('')}>${name === 'script' ? text : escapeHtml(text)}</${name}>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Makes the head of the open document say this. */
export function applyHead(tags: readonly HeadTag[]): void {
  const elements = tags.map(({ name, attributes, text }) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries({ ...attributes, [MARK]: '' })) element.setAttribute(key, value)
    if (text !== undefined) element.textContent = text
    return element
  })
  for (const old of document.head.querySelectorAll(`[${MARK}], title`)) old.remove()
  document.head.append(...elements)
}
