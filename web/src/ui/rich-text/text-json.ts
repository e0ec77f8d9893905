import type { Node, Schema } from 'prosemirror-model'

/** A text as it is kept: a tree of nodes by their names. */
export type TextJson = {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly TextJson[]
  readonly marks?: readonly { readonly type: string }[]
  readonly text?: string
}

/** Nodes never change, so each is written once: a change of one paragraph writes that one and what it is in. */
const written = new WeakMap<Node, TextJson>()

export function jsonOf(node: Node): TextJson {
  const known = written.get(node)
  if (known) return known
  const { type, attrs, marks, text } = node
  const json: TextJson = {
    type: type.name,
    ...(type.spec.attrs && Object.keys(type.spec.attrs).length > 0 && { attrs: { ...attrs } }),
    ...(!type.isLeaf && { content: node.children.map(jsonOf) }),
    ...(marks.length > 0 && { marks: marks.map(({ type }) => ({ type: type.name })) }),
    ...(text !== undefined && { text }),
  }
  written.set(node, json)
  return json
}

export function nodeOf(schema: Schema, json: TextJson): Node {
  return schema.nodeFromJSON(json)
}
