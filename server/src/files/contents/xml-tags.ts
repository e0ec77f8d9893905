import { Refused } from './refused.ts'

/* The tags of small parts that describe a document. What no program writes there, such as entities of one's own, is refused. */

export type XmlTag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

/** Opening tags in order, with their names as they are without a prefix. */
export function readTags(bytes: Buffer): XmlTag[] {
  const xml = decoded(bytes)
  const tags: XmlTag[] = []
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) at = after(xml, '-->', at + 4)
    else if (xml.startsWith('<?', at)) at = after(xml, '?>', at + 2)
    else if (xml.startsWith('<!', at)) throw new Refused('unreadable', 'a declaration in XML')
    else if (xml.startsWith('</', at)) at = after(xml, '>', at + 2)
    else at = readTag(xml, at + 1, tags)
  }
  return tags
}

function decoded(bytes: Buffer): string {
  let xml: string
  try {
    xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Refused('unreadable', 'tags that are not UTF-8', { cause: error })
  }
  const declaration = xml.startsWith('<?xml') ? xml.slice(0, Math.max(0, xml.indexOf('?>'))) : ''
  if (/encoding/i.test(declaration) && !/encoding\s?=\s?["'](?:utf-8|us-ascii)["']/i.test(declaration))
    throw new Refused('unreadable', 'tags of another encoding')
  return xml
}

function after(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from)
  if (at === -1) throw new Refused('unreadable', 'a tag that breaks off')
  return at + end.length
}

/** Adds the tag whose name begins here, and answers where it ends. */
function readTag(xml: string, start: number, tags: XmlTag[]): number {
  let at = skip(xml, start, (character) => !' \t\r\n/>'.includes(character))
  const name = local(xml.slice(start, at))
  const attributes = new Map<string, string>()
  for (;;) {
    at = skip(xml, at, isSpace)
    if (xml[at] === '/') at += 1
    else if (xml[at] === '>') break
    else at = readAttribute(xml, at, attributes)
  }
  tags.push({ name, attributes })
  return at + 1
}

function readAttribute(xml: string, start: number, attributes: Map<string, string>): number {
  const nameEnd = skip(xml, start, (character) => !' \t\r\n='.includes(character))
  const equals = skip(xml, nameEnd, isSpace)
  const open = skip(xml, equals + 1, isSpace)
  const quote = xml[open]
  if (xml[equals] !== '=' || (quote !== '"' && quote !== "'")) throw new Refused('unreadable', 'a tag that is not well-formed')
  const end = after(xml, quote, open + 1)
  attributes.set(local(xml.slice(start, nameEnd)), unescaped(xml.slice(open + 1, end - 1)))
  return end
}

/** Throws where the text ends before it does. */
function skip(xml: string, from: number, goesOn: (character: string) => boolean): number {
  let at = from
  while (at < xml.length && goesOn(xml[at]!)) at += 1
  if (at >= xml.length) throw new Refused('unreadable', 'a tag that breaks off')
  return at
}

function isSpace(character: string): boolean {
  return ' \t\r\n'.includes(character)
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,8}|[a-z]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
