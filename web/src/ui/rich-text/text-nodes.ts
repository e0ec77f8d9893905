import type { DOMOutputSpec, MarkSpec, NodeSpec, TagParseRule } from 'prosemirror-model'
import { attribute, isWholeNumber, numberWithin } from './node-attributes.ts'
import { pastedStyle } from './pasted-html.ts'

export const ALIGNS = ['start', 'center', 'end'] as const
export type Align = (typeof ALIGNS)[number]
export const HEADING_LEVELS = [1, 2, 3] as const
const LAST_START = 999

const align = () => attribute((value) => ALIGNS.includes(value as Align), 'start')

function alignOf(element: HTMLElement): Align {
  const written = element.dataset['align'] ?? (pastedStyle(element, 'text-align') || element.getAttribute('align')) ?? ''
  if (written === 'center') return 'center'
  return written === 'right' || written === 'end' ? 'end' : 'start'
}

const aligned = (tag: string, attrs: { align?: Align }): DOMOutputSpec =>
  attrs.align === 'start' ? [tag, 0] : [tag, { 'data-align': attrs.align }, 0]

const headingRule = (tag: string, level: number): TagParseRule => ({
  tag,
  getAttrs: (element) => ({ level, align: alignOf(element) }),
})

export const TEXT_NODES = {
  doc: { content: 'block+' },
  text: { group: 'inline' },
  paragraph: {
    content: 'inline*',
    group: 'block inner',
    attrs: { align: align() },
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignOf(element) }) }],
    toDOM: ({ attrs }) => aligned('p', attrs),
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: attribute(isWholeNumber(1, HEADING_LEVELS.length), 1), align: align() },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => headingRule(`h${level}`, Math.min(level, HEADING_LEVELS.length))),
    toDOM: ({ attrs }) => aligned(`h${attrs['level']}`, attrs),
  },
  bulletList: {
    content: 'listItem+',
    group: 'block inner',
    attrs: { start: attribute(isWholeNumber(1, LAST_START), 1) },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  orderedList: {
    content: 'listItem+',
    group: 'block inner',
    attrs: { start: attribute(isWholeNumber(1, LAST_START), 1) },
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: numberWithin(element.getAttribute('start'), 1, LAST_START) }) }],
    toDOM: ({ attrs }) => (attrs['start'] === 1 ? ['ol', 0] : ['ol', { start: attrs['start'] }, 0]),
  },
  listItem: {
    content: 'inner+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  hardBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

/** A mark that other programs say by a style; more of them may stand on one element. */
const styled = (name: string, isMarked: (value: string) => boolean): TagParseRule => ({
  tag: '[data-style]',
  consuming: false,
  priority: 90,
  getAttrs: (element) => (isMarked(pastedStyle(element, name)) ? null : false),
})

/** A plain element, unless its style takes back what it says. */
const plain = (tag: string, name: string, taken: string): TagParseRule => ({
  tag,
  getAttrs: (element) => (pastedStyle(element, name).startsWith(taken) ? false : null),
})

const isHeavy = (weight: string) => weight === 'bold' || weight === 'bolder' || Number.parseInt(weight, 10) >= 600

export const MARKS = {
  bold: {
    parseDOM: [styled('font-weight', isHeavy), plain('strong', 'font-weight', 'normal'), plain('b', 'font-weight', 'normal')],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [
      styled('font-style', (style) => style === 'italic' || style === 'oblique'),
      plain('em', 'font-style', 'normal'),
      plain('i', 'font-style', 'normal'),
    ],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [
      styled('text-decoration', (line) => line.includes('underline')),
      styled('text-decoration-line', (line) => line.includes('underline')),
      plain('u', 'text-decoration', 'none'),
    ],
    toDOM: () => ['u', 0],
  },
} satisfies Record<string, MarkSpec>
