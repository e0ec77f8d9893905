import { chainCommands } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  rowIsHeader,
  selectedRect,
  toggleHeader,
} from 'prosemirror-tables'
import { insertBlock } from './insert-commands.ts'
import type { RichText } from './rich-text.ts'

const FIRST_SIDE = 3

/** Three by three, the first row as a head. */
export const insertTable: Command = (state, dispatch) => {
  const { table, tableRow, tableCell, tableHeader } = state.schema.nodes
  const rows = Array.from({ length: FIRST_SIDE }, (_, row) => {
    const cell = row === 0 ? tableHeader! : tableCell!
    return tableRow!.create(
      null,
      Array.from({ length: FIRST_SIDE }, () => cell.createAndFill()!),
    )
  })
  return insertBlock(table!.create(null, rows))(state, dispatch)
}

export type TableChange =
  | 'addRowBefore'
  | 'addRowAfter'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable'

const CHANGES: Readonly<Record<TableChange, Command>> = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  // A table without rows or columns is none.
  deleteRow: (state, dispatch) => chainCommands(unlessAllRows, deleteTable)(state, dispatch),
  deleteColumn: (state, dispatch) => chainCommands(unlessAllColumns, deleteTable)(state, dispatch),
  deleteTable,
}

const unlessAllRows: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { top, bottom, map } = selectedRect(state)
  return bottom - top < map.height && deleteRow(state, dispatch)
}

const unlessAllColumns: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { left, right, map } = selectedRect(state)
  return right - left < map.width && deleteColumn(state, dispatch)
}

/** Within the limits of the text. */
export const changeTable =
  ({ limits }: RichText, change: TableChange): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const { map } = selectedRect(state)
    if (change.startsWith('addColumn') && map.width >= limits.tableColumns) return false
    if (change.startsWith('addRow') && map.height >= limits.tableRows) return false
    return CHANGES[change](state, dispatch)
  }

export const toggleHeaderRow: Command = (state, dispatch) => toggleHeader('row')(state, dispatch)

export const isTableAround = isInTable

export function hasHeaderRow(state: EditorState): boolean {
  if (!isInTable(state)) return false
  const { map, table } = selectedRect(state)
  return rowIsHeader(map, table, 0)
}
