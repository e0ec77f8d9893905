import { Schema } from 'prosemirror-model'
import type { AtomKind, RichTextLimits } from './atom-kinds.ts'
import { atomNodes } from './atom-nodes.ts'
import { tableNodes } from './table-nodes.ts'
import { MARKS, TEXT_NODES } from './text-nodes.ts'

/** What may stand in a text: paragraphs, headings, lists and tables within limits, and the atoms of a room. */
export type RichText = {
  readonly schema: Schema
  readonly kinds: ReadonlyMap<string, AtomKind>
  readonly limits: RichTextLimits
}

export function defineRichText(kinds: readonly AtomKind[], limits: RichTextLimits): RichText {
  const nodes = { ...TEXT_NODES, ...tableNodes(limits), ...atomNodes(kinds) }
  return { schema: new Schema({ nodes, marks: MARKS }), kinds: new Map(kinds.map((kind) => [kind.name, kind])), limits }
}
