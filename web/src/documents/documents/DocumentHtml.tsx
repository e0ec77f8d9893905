import { createElement, Fragment, type ReactNode } from 'react'

/* The HTML of a text is read as a tree and shown as elements of ours: only those that are named here, none of their attributes. */

/** Headings stand below those of the page. */
const ELEMENTS: Readonly<Record<string, string>> = {
  p: 'p',
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  sup: 'sup',
  sub: 'sub',
  blockquote: 'blockquote',
  br: 'br',
}

/** What they hold is no text of the document. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'title'])

export function DocumentHtml({ html }: { html: string }) {
  // A document that is parsed runs nothing and loads nothing.
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body)
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => elementOf(child, index))
}

function elementOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (node.nodeType !== Node.ELEMENT_NODE) return null
  const name = (node as Element).localName
  if (SILENT.has(name)) return null
  const tag = ELEMENTS[name]
  if (tag === 'br') return <br key={key} />
  return tag ? createElement(tag, { key }, ...childrenOf(node)) : <Fragment key={key}>{childrenOf(node)}</Fragment>
}
