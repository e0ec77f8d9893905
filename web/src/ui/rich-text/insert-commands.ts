import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import type { Attributes } from './atom-kinds.ts'

/* What is put into a text. What is selected is replaced by what goes into a line, where it is text; whole pieces are never lost by it. */

/** Puts a piece into the line, where the cursor is. */
export const insertInLine =
  (node: Node): Command =>
  (state, dispatch) => {
    const tr = withCursor(state)
    if (!tr.selection.$from.parent.inlineContent) return false
    dispatch?.(tr.replaceSelectionWith(node).scrollIntoView())
    return true
  }

/** A cursor in a line: behind a chip that is selected, and in a paragraph of its own below anything else. */
function withCursor({ tr, selection, schema }: EditorState): Transaction {
  if (selection instanceof TextSelection) return tr
  const { $to } = selection
  if ($to.parent.inlineContent) return tr.setSelection(TextSelection.create(tr.doc, $to.pos))
  if (!(selection instanceof NodeSelection)) return tr.setSelection(Selection.near($to, -1))
  tr.insert($to.pos, schema.nodes['paragraph']!.create())
  return tr.setSelection(TextSelection.create(tr.doc, $to.pos + 1))
}

/** Puts a block between those of the sheet: in the place of an empty paragraph, or below the block that the cursor is in. */
export const insertBlock =
  (node: Node): Command =>
  (state, dispatch) => {
    const { $to } = state.selection
    const { tr, doc } = state
    const outer = $to.depth === 0 ? null : $to.node(1)
    const isEmptyLine = outer !== null && outer.isTextblock && outer.childCount === 0
    const start = isEmptyLine ? $to.before(1) : outer === null ? $to.pos : $to.after(1)
    if (!dispatch) return true
    tr.replaceWith(start, isEmptyLine ? $to.after(1) : start, node)
    dispatch(cursorAfterBlock(tr, start, doc.type.schema.nodes['paragraph']!.create()).scrollIntoView())
    return true
  }

/** Into a table, or into the paragraph below, which is made where there is none. */
function cursorAfterBlock(tr: Transaction, start: number, paragraph: Node): Transaction {
  const inserted = tr.doc.nodeAt(start)!
  const after = start + inserted.nodeSize
  if (!tr.doc.nodeAt(after)?.isTextblock) tr.insert(after, paragraph)
  return tr.setSelection(Selection.near(tr.doc.resolve(inserted.isAtom ? after + 1 : start + 1), 1))
}

export const changeAtom =
  (pos: number, type: string, attributes: Attributes): Command =>
  (state, dispatch) => {
    if (state.doc.nodeAt(pos)?.type.name !== type) return false
    const { tr } = state
    tr.setNodeMarkup(pos, null, attributes)
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, pos)).scrollIntoView())
    return true
  }

/** So that a stray key does not put a letter in the place of a piece that is selected. */
export const typeBehindAtom =
  (text: string): Command =>
  (state, dispatch) => {
    const { selection } = state
    if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return false
    if (!selection.node.isInline || !dispatch) return true
    const tr = state.tr.insertText(text, selection.to)
    dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + text.length)).scrollIntoView())
    return true
  }

/** Enter on a chip that opens nothing goes behind it. */
export const leaveChip: Command = (state, dispatch) => {
  const { selection } = state
  if (!(selection instanceof NodeSelection) || !selection.node.isInline) return false
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, selection.to)))
  return true
}
