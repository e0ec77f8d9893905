import type { DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model'
import { attribute, isWholeNumber, numberWithin } from './node-attributes.ts'
import type { RichTextLimits } from './atom-kinds.ts'

const MOST_ROWS_OF_A_CELL = 100
const isWidth = isWholeNumber(20, 2_000)

/** The roles are what the library of tables goes by. */
export function tableNodes({ tableColumns }: RichTextLimits) {
  const isWidths = (value: unknown) => value === null || (Array.isArray(value) && value.length <= tableColumns && value.every(isWidth))

  function cell(tag: 'td' | 'th', tableRole: 'cell' | 'header_cell'): NodeSpec {
    return {
      content: 'inner+',
      tableRole,
      isolating: true,
      attrs: {
        colspan: attribute(isWholeNumber(1, tableColumns), 1),
        rowspan: attribute(isWholeNumber(1, MOST_ROWS_OF_A_CELL), 1),
        colwidth: attribute(isWidths, null),
      },
      parseDOM: [{ tag, getAttrs: (element) => ({ ...spansOf(element), colwidth: widthsOf(element) }) }],
      toDOM: (node) => cellOf(tag, node),
    }
  }

  function spansOf(element: HTMLElement) {
    return {
      colspan: numberWithin(element.getAttribute('colspan'), 1, tableColumns),
      rowspan: numberWithin(element.getAttribute('rowspan'), 1, MOST_ROWS_OF_A_CELL),
    }
  }

  /** Those of our own alone, a number for each column. */
  function widthsOf(element: HTMLElement): number[] | null {
    const widths = element.dataset['widths']?.split(',').map(Number)
    return widths && isWidths(widths) && widths.length === spansOf(element).colspan ? widths : null
  }

  return {
    table: {
      content: 'tableRow+',
      tableRole: 'table',
      isolating: true,
      group: 'block',
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
    },
    tableRow: {
      content: '(tableCell | tableHeader)+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    tableCell: cell('td', 'cell'),
    tableHeader: cell('th', 'header_cell'),
  } satisfies Record<string, NodeSpec>
}

function cellOf(tag: string, { attrs }: Node): DOMOutputSpec {
  const { colspan, rowspan, colwidth } = attrs
  return [
    tag,
    {
      ...(colspan !== 1 && { colspan }),
      ...(rowspan !== 1 && { rowspan }),
      ...(colwidth && { 'data-widths': (colwidth as readonly number[]).join(',') }),
    },
    0,
  ]
}
