import { Fragment, type Node, NodeRange, Slice } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { TableMap } from 'prosemirror-tables'
import { liftTarget } from 'prosemirror-transform'
import type { RichTextLimits } from './atom-kinds.ts'

/*
 * A text stays within its limits whatever is pasted into it: lists that are too deep become shallower, a table that is too wide becomes
 * paragraphs, and one that is too long several.
 */

export function keepsLimits(limits: RichTextLimits): Plugin {
  return new Plugin({
    filterTransaction: (transaction) =>
      !transaction.docChanged || transaction.doc.children.every((node) => !isTable(node) || isWithin(node, limits)),
    appendTransaction: (_, before, after) => (before.doc === after.doc ? null : withShallowLists(after, limits)),
    props: { transformPasted: (slice) => pastedWithin(slice, limits) },
  })
}

const isTable = (node: Node) => node.type.spec['tableRole'] === 'table'
export const isList = (node: Node) => node.type.name === 'bulletList' || node.type.name === 'orderedList'

function isWithin(table: Node, { tableColumns, tableRows }: RichTextLimits): boolean {
  return TableMap.get(table).width <= tableColumns && table.childCount <= tableRows
}

function pastedWithin(slice: Slice, limits: RichTextLimits): Slice {
  const { content } = slice
  if (content.content.every((node) => !isTable(node) || isWithin(node, limits))) return slice
  return Slice.maxOpen(Fragment.from(content.content.flatMap((node) => (isTable(node) ? tableWithin(node, limits) : [node]))))
}

function tableWithin(table: Node, { tableColumns, tableRows }: RichTextLimits): readonly Node[] {
  if (TableMap.get(table).width > tableColumns) return table.children.flatMap((row) => row.children.flatMap((cell) => cell.children))
  const count = Math.ceil(table.childCount / tableRows)
  const parts = Array.from({ length: count }, (_, index) => table.children.slice(index * tableRows, (index + 1) * tableRows))
  return parts.map((rows) => table.copy(Fragment.from(rows)))
}

/** How many lists are around a place, at most. */
export function listDepthAt(place: { depth: number; node: (depth: number) => Node }, from = place.depth): number {
  let lists = 0
  for (let depth = from; depth > 0; depth--) if (isList(place.node(depth))) lists += 1
  return lists
}

/** How many lists lie in one another in a node, itself among them. */
export function listHeight(node: Node): number {
  return (isList(node) ? 1 : 0) + Math.max(0, ...node.children.map((child) => (child.isTextblock ? 0 : listHeight(child))))
}

/** Items of lists that are too deep go into the list around, one level after the other, so that what is selected stays so. */
function withShallowLists(state: EditorState, { listDepth }: RichTextLimits): Transaction | null {
  const { tr } = state
  for (let deep = firstDeepList(tr.doc, listDepth); deep !== null; deep = firstDeepList(tr.doc, listDepth)) {
    const list = tr.doc.nodeAt(deep)
    if (!list) break
    // Inside of its first item and of its last one.
    const range = new NodeRange(tr.doc.resolve(deep + 2), tr.doc.resolve(deep + list.nodeSize - 2), tr.doc.resolve(deep + 1).depth)
    const target = liftTarget(range)
    if (target === null) break
    tr.lift(range, target)
  }
  return tr.docChanged ? tr : null
}

function firstDeepList(doc: Node, listDepth: number): number | null {
  let found: number | null = null
  doc.descendants((node, pos) => {
    if (found !== null || node.isTextblock) return false
    if (isList(node) && listDepthAt(doc.resolve(pos)) >= listDepth) found = pos
    return found === null
  })
  return found
}
