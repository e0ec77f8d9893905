import type { NodeSpec } from 'prosemirror-model'
import { attribute } from './node-attributes.ts'
import type { AtomKind, Attributes } from './atom-kinds.ts'

/** Nodes of a room. In HTML they carry their attributes with them, so that they can be copied from one text into another. */
export function atomNodes(kinds: readonly AtomKind[]): Record<string, NodeSpec> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, atomNode(kind)]))
}

function atomNode({ name, shape, attributes, accepts, words }: AtomKind): NodeSpec {
  const isInline = shape === 'chip'
  return {
    inline: isInline,
    group: isInline ? 'inline' : 'block',
    atom: true,
    selectable: true,
    attrs: Object.fromEntries(attributes.map((one) => [one, attribute(() => true)])),
    leafText: ({ attrs }) => words(attrs),
    parseDOM: [
      {
        tag: `[data-atom="${name}"]`,
        priority: 95,
        getAttrs: (element) => {
          const read = writtenAttributes(element.dataset['attributes'] ?? '{}')
          const own = read && Object.fromEntries(attributes.map((one) => [one, read[one]]))
          return own && accepts(own) ? own : false
        },
      },
    ],
    toDOM: ({ attrs }) => [isInline ? 'span' : 'div', { 'data-atom': name, 'data-attributes': JSON.stringify(attrs) }, words(attrs)],
  }
}

function writtenAttributes(json: string): Attributes | null {
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null ? (read as Attributes) : null
  } catch {
    return null
  }
}
