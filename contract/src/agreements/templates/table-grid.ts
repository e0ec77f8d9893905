import { MAX_TABLE_COLUMNS } from './template.values.ts'

type Row = { readonly content: readonly { readonly attrs: { readonly colspan: number; readonly rowspan: number } }[] }

/** How many columns a table has; null where its cells leave a hole, lie over one another, or reach out of it. */
export function columnsOf(rows: readonly Row[]): number | null {
  const columns = (rows[0]?.content ?? []).reduce((sum, { attrs }) => sum + attrs.colspan, 0)
  if (columns === 0 || columns > MAX_TABLE_COLUMNS) return null
  // How many rows more each column is taken for, by cells from above.
  const taken = Array<number>(columns).fill(0)
  for (const [index, { content }] of rows.entries()) {
    const cells = [...content]
    for (let column = 0; column < columns;) {
      if (taken[column]! > 0) {
        column += 1
        continue
      }
      const cell = cells.shift()
      if (!cell) return null
      const { colspan, rowspan } = cell.attrs
      const below = taken.slice(column, column + colspan)
      if (below.length < colspan || below.some((count) => count > 0) || index + rowspan > rows.length) return null
      taken.fill(rowspan, column, column + colspan)
      column += colspan
    }
    if (cells.length > 0) return null
    taken.forEach((count, column) => (taken[column] = count - 1))
  }
  return columns
}
