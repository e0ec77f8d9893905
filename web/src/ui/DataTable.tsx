import { Fragment, useId, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { DotsVerticalIcon, SortAscendingIcon, SortDescendingIcon, SortIcon } from './icons.ts'
import { Menu, type MenuEntry } from './Menu.tsx'
import { useFocusHandedOn } from './use-focus-handed-on.ts'
import styles from './DataTable.module.css'
import { text } from './table.text.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts. */
  align?: 'start' | 'end'
  /** Left out where a table would get too narrow for its first column; a phone's card shows it. */
  isSpare?: boolean
  /** Where a press on the header leads, and the order that it shows now. */
  sort?: { to: string; active: 'ascending' | 'descending' | null }
}

export type DataTableProps<Row> = {
  /** What the table lists, for assistive technology. */
  caption: string
  /** The first column names the row: it is the row's header, and the title of its card on a phone. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Names a row for its menu and its tick box. */
  rowName: (row: Row) => string
  rowMenu?: (row: Row) => readonly MenuEntry[]
  selection?: {
    selected: ReadonlySet<string>
    onChange: (selected: ReadonlySet<string>) => void
    /** Shown with the count while something is ticked. */
    actions: ReactNode
  }
  /** Rows of 48 px where there is a table. */
  isCompact?: boolean
  /** On a phone the first cell stands for all of a row: it says there what the others do. */
  isShortOnPhone?: boolean
  /** What follows a row, such as rows that belong to it, which are handed to `asRows`; null for nothing. */
  renderBelow?: (row: Row, asRows: (rows: readonly Row[]) => ReactNode) => ReactNode
}

/**
 * Rows of one kind: a table with a sticky head from 992 px, cards below. Style alone makes the difference, so the server
 * can render it; the roles are written out because `display: block` takes a table's own away.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowMenu, selection, isCompact, isShortOnPhone, renderBelow } = props
  const captionId = useId()
  const asRows = (inner: readonly Row[]) => inner.map((row) => <TableRow key={rowKey(row)} row={row} table={props} isInner />)
  return (
    <div className={styles.frame}>
      {selection && selection.selected.size > 0 && (
        <div className={styles.bulk} role="status">
          <span>{text.selected({ count: selection.selected.size })}</span>
          {selection.actions}
        </div>
      )}
      <table
        role="table"
        className={classNames(styles.table, isCompact && styles.compact, isShortOnPhone && styles.short)}
        aria-labelledby={captionId}
      >
        <caption id={captionId} className={classNames(styles.caption, 'visually-hidden')}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection && <SelectAll keys={rows.map(rowKey)} selection={selection} />}
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(styles.head, column.align === 'end' && styles.end, column.isSpare && styles.spare)}
                aria-sort={column.sort?.active ?? undefined}
              >
                <Header column={column} />
              </th>
            ))}
            {rowMenu && (
              <th role="columnheader" scope="col" className={styles.head}>
                <span className="visually-hidden">{text.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <TableRow row={row} table={props} />
              {renderBelow?.(row, asRows)}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row goes once it was answered or taken away, often with the focus on the button that did it. */
function TableRow<Row>({ row, table, isInner = false }: { row: Row; table: DataTableProps<Row>; isInner?: boolean }) {
  const { columns, rowKey, rowName, rowMenu, selection } = table
  const element = useRef<HTMLTableRowElement>(null)
  useFocusHandedOn(element)
  const isSelected = selection?.selected.has(rowKey(row)) ?? false
  return (
    <tr ref={element} role="row" className={classNames(styles.row, isInner && styles.inner)} data-selected={isSelected || undefined}>
      {selection && (
        <td role="cell" className={classNames(styles.cell, styles.tickCell)}>
          <Tick
            label={text.selectRow({ row: rowName(row) })}
            checked={isSelected}
            onChange={() => selection.onChange(toggled(selection.selected, rowKey(row)))}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <BodyCell key={column.key} column={column} row={row} isRowHeader={index === 0} />
      ))}
      {rowMenu && (
        <td role="cell" className={classNames(styles.cell, styles.menuCell)}>
          <Menu trigger={<IconButton icon={DotsVerticalIcon} label={text.actionsForRow({ row: rowName(row) })} />} entries={rowMenu(row)} />
        </td>
      )}
    </tr>
  )
}

/** One line across all columns, among the rows: what is told of those before it. */
export function LineBelow({ children }: { children: ReactNode }) {
  return (
    <tr role="row" className={classNames(styles.row, styles.inner)}>
      <td role="cell" colSpan={99} className={classNames(styles.cell, styles.line)}>
        {children}
      </td>
    </tr>
  )
}

function Header<Row>({ column }: { column: Column<Row> }) {
  if (!column.sort) return column.header
  const { active, to } = column.sort
  const picture = active === 'ascending' ? SortAscendingIcon : active === 'descending' ? SortDescendingIcon : SortIcon
  return (
    <Link to={to} className={styles.sort} preventScrollReset>
      {column.header}
      <Icon of={picture} size="sm" />
    </Link>
  )
}

function BodyCell<Row>({ column, row, isRowHeader }: { column: Column<Row>; row: Row; isRowHeader: boolean }) {
  const Tag = isRowHeader ? 'th' : 'td'
  return (
    <Tag
      role={isRowHeader ? 'rowheader' : 'cell'}
      scope={isRowHeader ? 'row' : undefined}
      className={classNames(
        styles.cell,
        isRowHeader && styles.rowHeader,
        column.align === 'end' && styles.end,
        column.isSpare && styles.spare,
      )}
    >
      <span className={styles.label} aria-hidden="true">
        {column.header}
      </span>
      <span>{column.cell(row)}</span>
    </Tag>
  )
}

function SelectAll({
  keys,
  selection,
}: {
  keys: string[]
  selection: { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void }
}) {
  const all = keys.length > 0 && keys.every((key) => selection.selected.has(key))
  return (
    <th role="columnheader" scope="col" className={classNames(styles.head, styles.tickCell)}>
      <Tick
        label={text.selectAllOnThisPage}
        checked={all}
        onChange={() => selection.onChange(withoutOrWith(selection.selected, keys, all))}
      />
    </th>
  )
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={onChange} aria-label={label} />
    </label>
  )
}

/** What is ticked on other pages stays. */
function withoutOrWith(selected: ReadonlySet<string>, keys: readonly string[], isWithout: boolean): ReadonlySet<string> {
  return new Set(isWithout ? [...selected].filter((key) => !keys.includes(key)) : [...selected, ...keys])
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}
