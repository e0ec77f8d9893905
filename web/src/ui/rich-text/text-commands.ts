import { toggleMark } from 'prosemirror-commands'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { isList, listDepthAt, listHeight } from './limits.ts'
import type { RichText } from './rich-text.ts'
import type { Align } from './text-nodes.ts'

/* What the tools and keys do to text. Each says whether it can, where it is not told to do it. */

export type MarkName = 'bold' | 'italic' | 'underline'
export type ListName = 'bulletList' | 'orderedList'
/** 0 is a paragraph. */
export type BlockLevel = 0 | 1 | 2 | 3

export const markText =
  (mark: MarkName): Command =>
  (state, dispatch, view) => {
    const type = state.schema.marks[mark]
    return type !== undefined && toggleMark(type)(state, dispatch, view)
  }

export function isMarked({ selection, storedMarks, doc, schema }: EditorState, mark: MarkName): boolean {
  const type = schema.marks[mark]
  if (!type) return false
  const { $from, empty } = selection
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
  return selection.ranges.some((range) => doc.rangeHasMark(range.$from.pos, range.$to.pos, type))
}

/** Paragraphs and headings that the selection touches. */
function blocksIn({ doc, selection }: EditorState): readonly { node: Node; pos: number }[] {
  const blocks: { node: Node; pos: number }[] = []
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isTextblock) blocks.push({ node, pos })
      return !node.isTextblock
    })
  return blocks
}

export const setLevel =
  (level: BlockLevel): Command =>
  (state, dispatch) => {
    const type = level === 0 ? state.schema.nodes['paragraph'] : state.schema.nodes['heading']
    if (!type) return false
    const { tr } = state
    const attrsOf = ({ attrs }: Node) => (level === 0 ? { align: attrs['align'] } : { level, align: attrs['align'] })
    for (const { $from, $to } of state.selection.ranges) tr.setBlockType($from.pos, $to.pos, type, attrsOf)
    const isThereAlready = blocksIn(state).some(({ node }) => levelOfBlock(node) === level)
    if (!tr.docChanged && !isThereAlready) return false
    if (tr.docChanged) dispatch?.(tr.scrollIntoView())
    return true
  }

const levelOfBlock = ({ type, attrs }: Node): BlockLevel => (type.name === 'heading' ? (attrs['level'] as BlockLevel) : 0)

export function levelOf(state: EditorState): BlockLevel | null {
  const [first] = blocksIn(state)
  return first ? levelOfBlock(first.node) : null
}

export const setAlign =
  (align: Align): Command =>
  (state, dispatch) => {
    const blocks = blocksIn(state)
    if (blocks.length === 0) return false
    const { tr } = state
    for (const { pos, node } of blocks) if (node.attrs['align'] !== align) tr.setNodeAttribute(pos, 'align', align)
    if (tr.docChanged) dispatch?.(tr.scrollIntoView())
    return true
  }

export function alignOf(state: EditorState): Align | null {
  const [first] = blocksIn(state)
  return first ? (first.node.attrs['align'] as Align) : null
}

/** The innermost list around what is selected. */
function listAround({ selection: { $from, $to } }: EditorState): { node: Node; pos: number } | null {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const node = $from.node(depth)
    if (isList(node)) return { node, pos: $from.before(depth) }
  }
  return null
}

export function listOf(state: EditorState): ListName | null {
  return (listAround(state)?.node.type.name as ListName | undefined) ?? null
}

const itemOf = ({ schema }: EditorState): NodeType => schema.nodes['listItem']!

/** Makes a list, changes its kind, or takes it away. */
export const toggleList =
  (name: ListName): Command =>
  (state, dispatch) => {
    const type = state.schema.nodes[name]!
    const around = listAround(state)
    if (around?.node.type === type) return liftListItem(itemOf(state))(state, dispatch)
    if (around) {
      dispatch?.(state.tr.setNodeMarkup(around.pos, type, { start: 1 }).scrollIntoView())
      return true
    }
    // What stands in a list is no heading.
    const { tr } = state
    for (const { $from, $to } of state.selection.ranges)
      tr.setBlockType($from.pos, $to.pos, state.schema.nodes['paragraph']!, ({ attrs }) => ({ align: attrs['align'] }))
    const plain = state.apply(tr)
    return wrapInList(type)(
      plain,
      dispatch &&
        ((wrapped) => {
          for (const step of wrapped.steps) tr.step(step)
          dispatch(tr.scrollIntoView())
        }),
    )
  }

export const indent =
  ({ limits }: RichText): Command =>
  (state, dispatch, view) => {
    const { $from, $to } = state.selection
    const range = $from.blockRange($to, (node) => isList(node))
    if (!range) return false
    const heights = range.parent.children.slice(range.startIndex, range.endIndex).map(listHeight)
    if (listDepthAt($from, range.depth) + 1 + Math.max(0, ...heights) > limits.listDepth) return false
    return sinkListItem(itemOf(state))(state, dispatch, view)
  }

export const outdent: Command = (state, dispatch, view) => liftListItem(itemOf(state))(state, dispatch, view)

export const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(state.schema.nodes['hardBreak']!.create()).scrollIntoView())
  return true
}
