import type {
  BlockNode,
  InlineNode,
  ListNode,
  ParagraphNode,
  TableNode,
  TemplateBody,
} from '@keystead/contract/agreements/templates/template-body.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { type Token, type Tokens, lexer } from 'marked'

/*
 * Starter templates are written in Markdown, with what is filled in between double braces:
 *
 *   {{home.address}}                      what is known
 *   {{ask: Parking}}                      what the sender is asked for
 *   {{law: DepositReturn}}                a paragraph of its own: what the law of the state says
 *   {{signatures: Tenant}}                a paragraph of its own: a line to sign on for each of the role
 *   {{initials: Tenant | Label}}          fields of a party; `text` and `choice` as well,
 *   {{choice: Tenant | Label | A | B}}    a choice with its options,
 *   {{text: Tenant | Label | optional}}   and what may stay empty
 */

export type ReadStarter = {
  readonly name: string
  readonly categoryId: number
  readonly description: string
  readonly caution: string
  readonly roles: readonly RoleRead[]
  readonly body: unknown
}

export function readStarter(file: string): ReadStarter {
  const [, head = '', text = ''] = /^---\n([\s\S]{1,4000}?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const facts = new Map(head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  const fact = (name: string) => facts.get(name) ?? missing(`the fact ${name}`)
  return {
    name: fact('name'),
    categoryId: Number(fact('category')),
    description: fact('description'),
    caution: fact('caution'),
    roles: fact('roles')
      .split(/, (?=[A-Z])/)
      .map(roleOf),
    body: { type: 'doc', content: lexer(text).flatMap(blockOf) } satisfies TemplateBody,
  }
}

function missing(what: string): never {
  throw new Error(`a starter template lacks ${what}`)
}

function roleOf(written: string): RoleRead {
  const [, name = '', part = '', several] =
    /^([\w ]+) \((signer|approver|viewer|copy)(, several)?\)$/.exec(written) ?? missing(`a role in "${written}"`)
  return { Name: name, Part: part as RoleRead['Part'], IsMany: several !== undefined }
}

function blockOf(token: Token): BlockNode[] {
  switch (token.type) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: token['depth'] as number, align: 'start' }, content: inlinesOf(token.tokens) }]
    case 'paragraph':
      return [ofItsOwn(token.raw.trim()) ?? paragraphOf(token.tokens)]
    case 'list':
      return [listOf(token as Tokens.List)]
    case 'table':
      return [tableOf(token as Tokens.Table)]
    case 'space':
      return []
    default:
      return missing(`a way to say what Markdown calls ${token.type}`)
  }
}

/** What stands in a paragraph of its own. */
function ofItsOwn(text: string): BlockNode | null {
  const [, kind, of = ''] = /^\{\{(law|signatures|break)(?:: ([^}]+))?\}\}$/.exec(text) ?? []
  if (kind === 'law') return { type: 'lawClause', attrs: { topic: of } } as BlockNode
  if (kind === 'signatures') return { type: 'signatureBlock', attrs: { role: of } }
  return kind === 'break' ? { type: 'pageBreak' } : null
}

function paragraphOf(tokens: Token[] | undefined): ParagraphNode {
  return { type: 'paragraph', attrs: { align: 'start' }, content: inlinesOf(tokens) }
}

function listOf({ ordered, start, items }: Tokens.List): ListNode {
  return {
    type: ordered ? 'orderedList' : 'bulletList',
    attrs: { start: Number(start) || 1 },
    content: items.map(({ tokens }) => ({
      type: 'listItem',
      content: tokens.map((token) => (token.type === 'list' ? listOf(token as Tokens.List) : paragraphOf((token as Tokens.Text).tokens))),
    })),
  }
}

function tableOf({ header, rows }: Tokens.Table): TableNode {
  const attrs = { colspan: 1, rowspan: 1, colwidth: null }
  const rowOf = (type: 'tableHeader' | 'tableCell', cells: Tokens.TableCell[]) => ({
    type: 'tableRow' as const,
    content: cells.map(({ tokens }) => ({ type, attrs, content: [paragraphOf(tokens)] })),
  })
  return { type: 'table', content: [rowOf('tableHeader', header), ...rows.map((cells) => rowOf('tableCell', cells))] }
}

type Mark = 'bold' | 'italic'
const MARKS: Readonly<Record<string, Mark>> = { strong: 'bold', em: 'italic' }

function inlinesOf(tokens: Token[] | undefined, marks: readonly Mark[] = []): InlineNode[] {
  return (tokens ?? []).flatMap((token) => {
    const mark = MARKS[token.type]
    if (mark) return inlinesOf((token as Tokens.Strong).tokens, [...marks, mark])
    if (token.type !== 'text' && token.type !== 'escape') return missing(`a way to say what Markdown calls ${token.type}`)
    return (token as Tokens.Text).text.split(/(\{\{[^{}]+\}\})/).flatMap((part) => (part === '' ? [] : [inlineOf(part, marks)]))
  })
}

function inlineOf(part: string, marks: readonly Mark[]): InlineNode {
  const marked = marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}
  const [, filled] = /^\{\{([^{}]+)\}\}$/.exec(part) ?? []
  if (filled === undefined) return { type: 'text', text: part, ...marked }
  const [, kind, of = ''] = /^(ask|initials|text|choice): (.+)$/.exec(filled) ?? []
  if (kind === undefined) return { type: 'mergeField', attrs: { name: filled }, ...marked } as InlineNode
  if (kind === 'ask') return { type: 'ask', attrs: { label: of }, ...marked }
  return fieldOf(kind as 'initials' | 'text' | 'choice', of.split(' | '))
}

function fieldOf(kind: 'initials' | 'text' | 'choice', [role = '', label = '', ...more]: readonly string[]): InlineNode {
  const isRequired = !more.includes('optional')
  const options = more.filter((one) => one !== 'optional')
  return { type: 'field', attrs: { kind: kind === 'choice' ? 'radio' : kind, role, label, isRequired, options } }
}
