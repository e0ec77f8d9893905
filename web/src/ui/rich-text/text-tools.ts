import type { Command } from 'prosemirror-state'
import type { IconPicture } from '../Icon.tsx'
import { TrashIcon } from '../icons.ts'
import type { MenuEntry } from '../Menu.tsx'
import { UndoIcon } from '../icons.ts'
import {
  AlignCenterIcon,
  AlignEndIcon,
  AlignStartIcon,
  BoldIcon,
  BulletsIcon,
  IndentIcon,
  ItalicIcon,
  NumbersIcon,
  OutdentIcon,
  RedoIcon,
  TableIcon,
  UnderlineIcon,
} from './icons.ts'
import type { Tool } from './Toolbar.tsx'
import { changeTable, hasHeaderRow, insertTable, isTableAround, type TableChange, toggleHeaderRow } from './table-commands.ts'
import {
  alignOf,
  type BlockLevel,
  indent,
  isMarked,
  levelOf,
  type ListName,
  listOf,
  type MarkName,
  markText,
  outdent,
  setAlign,
  setLevel,
  toggleList,
} from './text-commands.ts'
import { redo, undo } from './text-keys.ts'
import { type Align, ALIGNS } from './text-nodes.ts'
import type { RichTextEditor } from './use-rich-text.ts'
import { text } from './rich-text.text.ts'

const LEVELS: readonly BlockLevel[] = [0, 1, 2, 3]
const levelName = (level: BlockLevel) => (level === 0 ? text.paragraph : text.heading({ level }))
const ALIGN_ICONS: Readonly<Record<Align, IconPicture>> = { start: AlignStartIcon, center: AlignCenterIcon, end: AlignEndIcon }

/** What every text can be given, by groups. */
export function textTools(editor: RichTextEditor): readonly (readonly Tool[])[] {
  return [historyTools(editor), [styleTool(editor)], markTools(editor), [alignTool(editor)], listTools(editor), [tableTool(editor)]]
}

const can = ({ state, view }: RichTextEditor, command: Command) => command(state, undefined, view ?? undefined)

function historyTools(editor: RichTextEditor): readonly Tool[] {
  const tool = (key: string, label: string, icon: IconPicture, keys: string, command: Command): Tool => ({
    key,
    label,
    icon,
    keys,
    isDisabled: !can(editor, command),
    onPress: () => editor.run(command),
  })
  return [
    tool('undo', text.undo, UndoIcon, 'Control+Z Meta+Z', undo),
    tool('redo', text.redo, RedoIcon, 'Control+Shift+Z Meta+Shift+Z', redo),
  ]
}

function styleTool(editor: RichTextEditor): Tool {
  const now = levelOf(editor.state)
  const name = now === null ? text.style : levelName(now)
  const entries = LEVELS.map((level): MenuEntry => {
    const command = setLevel(level)
    const onSelect = () => editor.run(command)
    if (level === now || can(editor, command)) return { text: levelName(level), isChosen: level === now, onSelect }
    return { text: levelName(level), onSelect, disabledReason: text.notHere }
  })
  return { key: 'style', label: now === null ? text.style : text.styleNow({ name }), word: name, entries }
}

function markTools(editor: RichTextEditor): readonly Tool[] {
  const tool = (mark: MarkName, icon: IconPicture, keys: string): Tool => ({
    key: mark,
    label: text[mark],
    icon,
    keys,
    isPressed: isMarked(editor.state, mark),
    isDisabled: !can(editor, markText(mark)),
    onPress: () => editor.run(markText(mark)),
  })
  return [
    tool('bold', BoldIcon, 'Control+B Meta+B'),
    tool('italic', ItalicIcon, 'Control+I Meta+I'),
    tool('underline', UnderlineIcon, 'Control+U Meta+U'),
  ]
}

function alignTool(editor: RichTextEditor): Tool {
  const now = alignOf(editor.state)
  return {
    key: 'align',
    label: text.align,
    icon: ALIGN_ICONS[now ?? 'start'],
    entries: ALIGNS.map((align) => ({
      text: text[align],
      icon: ALIGN_ICONS[align],
      isChosen: align === now,
      onSelect: () => editor.run(setAlign(align)),
    })),
  }
}

function listTools(editor: RichTextEditor): readonly Tool[] {
  const now = listOf(editor.state)
  const list = (name: ListName, label: string, icon: IconPicture): Tool => ({
    key: name,
    label,
    icon,
    isPressed: now === name,
    isDisabled: !can(editor, toggleList(name)),
    onPress: () => editor.run(toggleList(name)),
  })
  const step = (key: string, label: string, icon: IconPicture, command: Command): Tool => ({
    key,
    label,
    icon,
    isDisabled: !can(editor, command),
    onPress: () => editor.run(command),
  })
  return [
    list('bulletList', text.bullets, BulletsIcon),
    list('orderedList', text.numbers, NumbersIcon),
    step('outdent', text.outdent, OutdentIcon, outdent),
    step('indent', text.indent, IndentIcon, indent(editor.richText)),
  ]
}

function tableTool(editor: RichTextEditor): Tool {
  const tool = { key: 'table', label: text.table, icon: TableIcon }
  if (!isTableAround(editor.state))
    return { ...tool, entries: [{ text: text.insertTable, icon: TableIcon, onSelect: () => editor.run(insertTable) }] }
  const entry = (change: TableChange): MenuEntry => {
    const command = changeTable(editor.richText, change)
    return {
      text: text[change],
      onSelect: () => editor.run(command),
      disabledReason: can(editor, command) ? null : text.noRoom,
      ...(change.startsWith('delete') && { icon: TrashIcon, danger: change === 'deleteTable' }),
    }
  }
  return {
    ...tool,
    entries: [
      { text: text.headerRow, isChosen: hasHeaderRow(editor.state), onSelect: () => editor.run(toggleHeaderRow) },
      { separator: true },
      ...(['addRowBefore', 'addRowAfter', 'addColumnBefore', 'addColumnAfter'] as const).map(entry),
      { separator: true },
      ...(['deleteRow', 'deleteColumn', 'deleteTable'] as const).map(entry),
    ],
  }
}
