import { BoundedText } from './clean-text.ts'
import type { FileText } from './read-file-text.ts'
import { unescaped } from './xml-tags.ts'

/*
 * HTML of someone's document is written anew: of its tags those that stand here, without any attribute, each closed in order; of all else the
 * text. Whatever the reader of documents made of it, nothing but this comes out.
 */

const BLOCKS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'table', 'tr'])
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])
const WORDS: ReadonlySet<string> = new Set(['strong', 'em'])
const DEEPEST = 200
/** Tags in all: blank cells have no text that would end them. */
const MOST_TAGS = 200_000

/** The allowed part of HTML, and its text in lines. */
export function plainHtml(html: string): FileText {
  const written = new Writing()
  let at = 0
  while (at < html.length && !written.isCut) {
    const open = html.indexOf('<', at)
    written.addText(unescaped(html.slice(at, open === -1 ? html.length : open)))
    if (open === -1) break
    at = written.addTag(html, open)
  }
  return written.ended()
}

class Writing {
  readonly #text = new BoundedText()
  readonly #html: string[] = []
  readonly #open: string[] = []
  #tags = 0

  get isCut(): boolean {
    return this.#text.isCut
  }

  addText(text: string): void {
    const taken = this.#text.add(text)
    this.#html.push(escaped(taken))
  }

  /** Answers where it ends; what does not end is no tag, and no text either. */
  addTag(html: string, open: number): number {
    const end = endOfTag(html, open)
    if (end === null) return html.length
    const isEnd = html[open + 1] === '/'
    const name = /^[a-z][a-z\d]*/i.exec(html.slice(open + (isEnd ? 2 : 1), open + 12))?.[0].toLowerCase() ?? ''
    if (name === 'br') this.#break()
    else if (isEnd) this.#close(name)
    else if (isAllowed(name)) this.#begin(name)
    return end
  }

  ended(): FileText {
    while (this.#open.length > 0) this.#close(this.#open.at(-1)!)
    return { text: this.#text.toString().trim(), isCut: this.#text.isCut, html: this.#html.join('') }
  }

  #break(): void {
    this.#count()
    this.#html.push('<br>')
    this.#text.add('\n')
  }

  #begin(name: string): void {
    if (this.#open.length >= DEEPEST) return
    this.#count()
    this.#open.push(name)
    this.#html.push(`<${name}>`)
  }

  /** Ends those within it, too; one that is not open ends nothing. */
  #close(name: string): void {
    if (!this.#open.includes(name)) return
    for (let last = this.#open.pop(); last; last = this.#open.pop()) {
      this.#html.push(`</${last}>`)
      if (BLOCKS.has(last)) this.#text.add('\n')
      else if (CELLS.has(last)) this.#text.add('\t')
      if (last === name) return
    }
  }

  #count(): void {
    this.#tags += 1
    if (this.#tags > MOST_TAGS) this.#text.isCut = true
  }
}

function isAllowed(name: string): boolean {
  return BLOCKS.has(name) || CELLS.has(name) || WORDS.has(name)
}

/** Behind its last character, or null where it has none; signs within quotes do not end it. */
function endOfTag(html: string, open: number): number | null {
  let quote = ''
  for (let at = open + 1; at < html.length; at += 1) {
    const character = html[at]!
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return null
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}
