import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/*
 * A cursor needs a line to stand in. Where the sheet begins or ends with something else, or two tables touch, the arrow keys and a press
 * below it make that line; nothing else does, so that a text that is only read stays as it is.
 */

type Side = 'up' | 'down'

/** The arrow key that leads out of a block beside which no line is. */
export const leaveBlock =
  (side: Side): Command =>
  (state, dispatch, view) => {
    const { selection, doc } = state
    const isDown = side === 'down'
    const block = blockLeft(selection, side, view)
    if (block === null) return false
    const pos = isDown ? block.end : block.start
    const beside = isDown ? doc.resolve(pos).nodeAfter : doc.resolve(pos).nodeBefore
    if (beside && !isTable(beside)) return false
    if (beside && !isTable(block.node)) return false
    const tr = state.tr.insert(pos, state.schema.nodes['paragraph']!.create())
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, pos + 1)).scrollIntoView())
    return true
  }

const isTable = (node: Node) => node.type.name === 'table'

type Block = { node: Node; start: number; end: number }

function blockLeft(selection: NodeSelection | TextSelection | { $head: ResolvedPos }, side: Side, view?: EditorView): Block | null {
  if (selection instanceof NodeSelection) {
    const { node, from, to } = selection
    return node.isBlock ? { node, start: from, end: to } : null
  }
  const { $head } = selection
  if (!(selection instanceof TextSelection) || !selection.empty || $head.depth < 2 || !isTable($head.node(1))) return null
  if (!view?.endOfTextblock(side) || !isInLast($head, side)) return null
  return { node: $head.node(1), start: $head.before(1), end: $head.after(1) }
}

/** In a cell that reaches to the edge of its table, and there in the outermost paragraph. */
function isInLast($head: ResolvedPos, side: Side): boolean {
  const isDown = side === 'down'
  const rows = $head.node(1).childCount
  const row = $head.index(1)
  if (isDown ? row + Number($head.node(3).attrs['rowspan']) < rows : row > 0) return false
  for (let depth = 3; depth < $head.depth; depth++) if ($head.index(depth) !== (isDown ? $head.node(depth).childCount - 1 : 0)) return false
  return true
}

/** A press on the empty part of the sheet, below all that stands on it. */
export function pressBelow(view: EditorView, event: MouseEvent): boolean {
  const { state, dom } = view
  const last = state.doc.lastChild
  const lowest = dom.lastElementChild
  if (!view.editable || event.target !== dom || !last || !lowest || last.isTextblock) return false
  if (event.clientY <= lowest.getBoundingClientRect().bottom) return false
  const end = state.doc.content.size
  const tr = state.tr.insert(end, state.schema.nodes['paragraph']!.create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  view.focus()
  event.preventDefault()
  return true
}
