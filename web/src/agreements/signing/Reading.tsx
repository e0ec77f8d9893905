import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
  TableNode,
  TemplateBody,
} from '@keystead/contract/agreements/templates/template-body.ts'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import type { PaperMarks } from './FieldOnPage.tsx'
import { text } from './paper.text.ts'
import styles from './Reading.module.css'
import { placesIn } from './reading-fields.ts'
import { inParts } from '../../ui/in-parts.ts'
import { OtherPlace, OwnPlace } from './ReadingPlace.tsx'
import { ownFields } from './signing-draft.ts'
import { ownParty } from './signing-state.ts'

type Reader = { readonly marks: PaperMarks; readonly places: ReturnType<typeof placesIn> }
const ReaderContext = createContext<Reader | null>(null)

/** The words of a paper as a page: what a small screen reads best. The reader’s own places are marked in it. */
export function Reading({ body, marks }: { body: TemplateBody; marks: PaperMarks }) {
  const { agreement, current } = marks
  const sheet = useRef<HTMLDivElement>(null)
  const places = useMemo(() => placesIn(body, ownParty(agreement)?.Role ?? '', ownFields(agreement)), [body, agreement])

  const reader = useMemo(() => ({ marks, places }), [marks, places])

  useEffect(() => {
    const place = current === null ? null : sheet.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(current)}"]`)
    place?.scrollIntoView({ block: 'center' })
  }, [current])

  return (
    <ReaderContext value={reader}>
      <div ref={sheet} className={styles.sheet} dir="auto">
        {blocks(body.content)}
      </div>
    </ReaderContext>
  )
}

const blocks = (nodes: readonly BlockNode[]): ReactNode => inParts(nodes.map(block))

function block(node: BlockNode): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p data-align={node.attrs.align}>{inlines(node.content)}</p>
    case 'heading':
      return <Heading node={node} />
    case 'bulletList':
    case 'orderedList':
      return <List node={node} />
    case 'table':
      return <Table node={node} />
    case 'pageBreak':
      return <hr />
    case 'signatureBlock':
      return <Place node={node} role={node.attrs.role} label={text.signatureOf({ role: node.attrs.role })} isBlock />
    // What the law says has become text when it was sent, or was left out.
    case 'lawClause':
      return null
  }
}

/** Below the headings of the page itself. */
const LEVELS = { 1: 'h3', 2: 'h4', 3: 'h5' } as const

function Heading({ node: { attrs, content } }: { node: Extract<BlockNode, { type: 'heading' }> }) {
  const Tag = LEVELS[attrs.level as keyof typeof LEVELS] ?? 'h5'
  return (
    <Tag data-align={attrs.align} data-level={attrs.level}>
      {inlines(content)}
    </Tag>
  )
}

function List({ node: { type, attrs, content } }: { node: ListNode }) {
  const items = inParts(content.map(item))
  return type === 'bulletList' ? <ul>{items}</ul> : <ol start={attrs.start}>{items}</ol>
}

const item = ({ content }: ListItemNode): ReactNode => <li>{blocks(content)}</li>

function Table({ node: { content } }: { node: TableNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div className={styles.table} role="region" aria-label={text.table} tabIndex={0}>
      <table>
        <tbody>{inParts(content.map(row))}</tbody>
      </table>
    </div>
  )
}

const row = ({ content }: TableNode['content'][number]): ReactNode => <tr>{inParts(content.map(cell))}</tr>

function cell({ type, attrs, content }: TableNode['content'][number]['content'][number]): ReactNode {
  const Cell = type === 'tableHeader' ? 'th' : 'td'
  return (
    <Cell colSpan={attrs.colspan} rowSpan={attrs.rowspan}>
      {blocks(content)}
    </Cell>
  )
}

const MARKS = { bold: 'strong', italic: 'em', underline: 'u' } as const

const inlines = (nodes: readonly InlineNode[]): ReactNode => inParts(nodes.map(inline))

function inline(node: InlineNode): ReactNode {
  switch (node.type) {
    case 'text':
      return <Marked marks={node.marks} words={node.text} />
    case 'hardBreak':
      return <br />
    case 'field':
      return <Place node={node} role={node.attrs.role} label={node.attrs.label} />
    // Filled in when it was sent; where nothing was known, a blank.
    case 'mergeField':
    case 'ask':
      return <span>{text.blank}</span>
  }
}

function Marked({ marks, words }: { marks?: readonly { type: keyof typeof MARKS }[]; words: string }) {
  return (marks ?? []).reduce<ReactNode>((inside, { type }) => {
    const Tag = MARKS[type]
    return <Tag>{inside}</Tag>
  }, words)
}

function Place({ node, role, label, isBlock = false }: { node: object; role: string; label: string; isBlock?: boolean }) {
  const { marks, places } = use(ReaderContext)!
  const own = places.get(node)
  if (own) return <OwnPlace field={own} marks={marks} isBlock={isBlock} />
  return <OtherPlace role={role} label={label} marks={marks} isBlock={isBlock} />
}
