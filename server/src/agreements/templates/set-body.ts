import type { BlockNode, InlineNode, ListNode, TableNode, TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { nodesOf } from '@keystead/contract/agreements/templates/walk-body.ts'
import { columnsOf } from '@keystead/contract/agreements/templates/table-grid.ts'
import type { MergeFieldName } from '@keystead/contract/agreements/templates/merge-fields.ts'
import type { LawTopic } from '@keystead/contract/places/state-law/state-law.values.ts'
import type { PaperBlock, PaperCell, PaperInline, PaperTable, SigningLine } from '../../pdf/templates/agreement-paper.ts'

type FieldNode = Extract<InlineNode, { type: 'field' }>

/** What stands in the place of what a text leaves open. */
export type Filling = {
  readonly merge: (name: MergeFieldName) => string
  readonly answer: (question: string) => string
  /** Null: nothing stands there. */
  readonly law: (topic: LawTopic) => { readonly text: string; readonly statute: string | null } | null
  /** One for each who fills it in. */
  readonly field: (field: FieldNode['attrs']) => readonly PaperInline[]
  readonly signatures: (role: string) => readonly SigningLine[]
}

/** The text of a template as it is set, with everything filled in. */
export function setBody({ content }: TemplateBody, filling: Filling): readonly PaperBlock[] {
  return content.flatMap((node) => blockOf(node, filling))
}

function blockOf(node: BlockNode, filling: Filling): PaperBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ t: 'p', align: node.attrs.align, inlines: inlinesOf(node.content, filling) }]
    case 'heading':
      return [{ t: 'h', level: node.attrs.level, align: node.attrs.align, inlines: inlinesOf(node.content, filling) }]
    case 'bulletList':
    case 'orderedList':
      return [listOf(node, filling)]
    case 'table':
      return [tableOf(node, filling)]
    case 'pageBreak':
      return [{ t: 'break' }]
    case 'lawClause': {
      const said = filling.law(node.attrs.topic)
      return said ? [{ t: 'law', ...said }] : []
    }
    case 'signatureBlock':
      return [{ t: 'sign', parties: filling.signatures(node.attrs.role) }]
  }
}

function listOf({ type, attrs, content }: ListNode, filling: Filling): PaperBlock {
  const items = content.map((item) => item.content.flatMap((node) => blockOf(node, filling)))
  return type === 'bulletList' ? { t: 'ul', items } : { t: 'ol', start: attrs.start, items }
}

function tableOf({ content }: TableNode, filling: Filling): PaperTable {
  const rows = content.map((row) =>
    row.content.map(({ type, attrs, content: blocks }): PaperCell => ({
      colspan: attrs.colspan,
      rowspan: attrs.rowspan,
      header: type === 'tableHeader',
      blocks: blocks.flatMap((node) => blockOf(node, filling)),
    })),
  )
  const columns = columnsOf(content)!
  const widths = content[0]!.content.flatMap(({ attrs: { colspan, colwidth } }) => colwidth ?? Array<null>(colspan).fill(null))
  const firstOther = rows.findIndex((row) => row.some(({ header }) => !header))
  return {
    t: 'table',
    columns,
    widths: widths.length === columns && widths.every((width) => width !== null) ? widths : null,
    headers: firstOther > 0 && content.slice(0, firstOther).every(canRepeat) ? firstOther : 0,
    rows,
  }
}

/** A cell that reaches further down would be torn from what it reaches into, and a field has one place on the paper. */
function canRepeat(row: TableNode['content'][number]): boolean {
  return row.content.every((cell) => cell.attrs.rowspan === 1 && [...nodesOf(cell)].every(({ type }) => type !== 'field'))
}

const MARKS = { bold: 'b', italic: 'i', underline: 'u' } as const

function inlinesOf(nodes: readonly InlineNode[], filling: Filling): PaperInline[] {
  return nodes.flatMap((node): readonly PaperInline[] => {
    const marks = Object.fromEntries((node.marks ?? []).map(({ type }) => [MARKS[type], true]))
    switch (node.type) {
      case 'text':
        return [{ t: 'text', text: node.text, ...marks }]
      case 'hardBreak':
        return [{ t: 'br' }]
      case 'mergeField':
        return [{ t: 'text', text: filling.merge(node.attrs.name), ...marks }]
      case 'ask':
        return [{ t: 'text', text: filling.answer(node.attrs.label), ...marks }]
      case 'field':
        return filling.field(node.attrs)
    }
  })
}
