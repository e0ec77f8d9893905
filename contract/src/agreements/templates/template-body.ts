import { z } from 'zod'
import { LAW_TOPICS } from '../../places/state-law/state-law.values.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { characterCount, isStorable } from '../../values/fields.ts'
import { columnsOf } from './table-grid.ts'
import { messages } from './templates-messages.text.ts'
import { MERGE_FIELDS } from './merge-fields.ts'
import {
  FIELD_KINDS,
  FIELD_KINDS_WITH_OPTIONS,
  MAX_BODY_CHARACTERS,
  MAX_BODY_NODES,
  MAX_FIELD_LABEL,
  MAX_LIST_DEPTH,
  MAX_OPTION,
  MAX_OPTIONS,
  MAX_ROLE_NAME,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
} from './template.values.ts'

/*
 * The text of a template: a tree of the nodes below and no others, in the shape in which the editor writes it. Nothing in it is markup:
 * every letter is a letter, also those of what is filled in.
 */

const label = (name: string, max: number) =>
  z
    .string({ error: invalidMessage(name) })
    .trim()
    .min(1, { error: emptyMessage(name) })
    .max(max, { error: invalidMessage(name) })
    .refine((text) => isStorable(text, false), { error: invalidMessage(name) })
const role = label('Role', MAX_ROLE_NAME)

const Marks = z.array(z.strictObject({ type: z.enum(['bold', 'italic', 'underline']) })).max(3)

const TextNode = z.strictObject({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .refine((text) => isStorable(text, true), { error: messages.bodyUnreadable }),
  marks: Marks.optional(),
})
const HardBreak = z.strictObject({ type: z.literal('hardBreak'), marks: Marks.optional() })

/** What is known, and filled in when an agreement is made. */
const MergeFieldNode = z.strictObject({
  type: z.literal('mergeField'),
  attrs: z.strictObject({ name: z.enum(MERGE_FIELDS) }),
  marks: Marks.optional(),
})

/** What the sender is asked for when an agreement is made, under a name that the template gives it. */
const AskNode = z.strictObject({
  type: z.literal('ask'),
  attrs: z.strictObject({ label: label('Label', MAX_FIELD_LABEL) }),
  marks: Marks.optional(),
})

/** What a party fills in. Where a role has several parties, each of them. */
export const FieldAttributes = z
  .strictObject({
    kind: z.enum(FIELD_KINDS, { error: invalidMessage('Field') }),
    role,
    label: label('Label', MAX_FIELD_LABEL),
    isRequired: z.boolean({ error: invalidMessage('Field') }),
    options: z
      .array(label('Option', MAX_OPTION), { error: invalidMessage('Options') })
      .max(MAX_OPTIONS, { error: invalidMessage('Options') })
      .default([]),
  })
  .refine(({ kind, options }) => FIELD_KINDS_WITH_OPTIONS.includes(kind) === options.length >= 2, { error: messages.optionsNeeded })
const FieldNode = z.strictObject({ type: z.literal('field'), attrs: FieldAttributes, marks: Marks.optional() })

const Inline = z.discriminatedUnion('type', [TextNode, HardBreak, MergeFieldNode, AskNode, FieldNode])
export type InlineNode = z.output<typeof Inline>
const inlines = z.array(Inline).default([])

const align = z.enum(['start', 'center', 'end']).default('start')
const Paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ align }).default({ align: 'start' }),
  content: inlines,
})
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.int().min(1).max(3), align }),
  content: inlines,
})
export type ParagraphNode = z.output<typeof Paragraph>

const PageBreak = z.strictObject({ type: z.literal('pageBreak') })

/** What the law of the home's state says of a topic, as a sentence; nothing where that is not certain. */
const LawClause = z.strictObject({ type: z.literal('lawClause'), attrs: z.strictObject({ topic: z.enum(LAW_TOPICS) }) })

/** For each party of a role: a line to sign on, with their name and the day. */
const SignatureBlock = z.strictObject({ type: z.literal('signatureBlock'), attrs: z.strictObject({ role }) })

export type ListNode = { type: 'bulletList' | 'orderedList'; attrs: { start: number }; content: ListItemNode[] }
export type ListItemNode = { type: 'listItem'; content: (ParagraphNode | ListNode)[] }
const ListItem: z.ZodType<ListItemNode> = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.union([Paragraph, List])).min(1)
  },
}) as never
const List: z.ZodType<ListNode> = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  attrs: z.strictObject({ start: z.int().min(1).max(999).default(1) }).default({ start: 1 }),
  content: z.array(ListItem).min(1),
}) as never

const Cell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z
    .strictObject({
      colspan: z.int().min(1).max(MAX_TABLE_COLUMNS).default(1),
      rowspan: z.int().min(1).max(MAX_TABLE_ROWS).default(1),
      colwidth: z.array(z.int().min(20).max(2_000)).max(MAX_TABLE_COLUMNS).nullable().default(null),
    })
    .default({ colspan: 1, rowspan: 1, colwidth: null }),
  content: z.array(z.union([Paragraph, List])).min(1),
})
const Table = z.strictObject({
  type: z.literal('table'),
  content: z
    // Of a row that cells from above fill, there is nothing.
    .array(z.strictObject({ type: z.literal('tableRow'), content: z.array(Cell).max(MAX_TABLE_COLUMNS).default([]) }))
    .min(1)
    .max(MAX_TABLE_ROWS, { error: messages.tableUneven })
    .refine((rows) => columnsOf(rows) !== null, { error: messages.tableUneven }),
})
export type TableNode = z.output<typeof Table>

const Block = z.union([Paragraph, Heading, List, Table, PageBreak, LawClause, SignatureBlock])
export type BlockNode = z.output<typeof Block>

/** As it is read. */
export const TemplateBodyRead = z.strictObject({ type: z.literal('doc'), content: z.array(Block).min(1) }).meta({ id: 'TemplateBody' })
export type TemplateBody = z.output<typeof TemplateBodyRead>

/** A text as the editor sends it. How large it is, is looked at before its shape. */
export const TemplateBody = z.unknown().transform((body, context): TemplateBody => {
  const report = (path: PropertyKey[], message: string) => context.issues.push({ code: 'custom', path, message, input: body })
  const tooLarge = excessOf(body)
  if (tooLarge !== null) report([], tooLarge)
  else {
    const { success, data, error } = TemplateBodyRead.safeParse(body)
    if (success) return data
    // What has no sentence of its own no editor of ours writes.
    for (const { code, path, message } of error.issues) report(path, code === 'custom' ? message : messages.bodyInvalid)
  }
  return z.NEVER
})

/** What people have written, and what is counted of a text. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'label', 'role'])
const LISTS: ReadonlySet<unknown> = new Set(['bulletList', 'orderedList'])
/** Of what is sent, in objects and arrays: a list item in a list at each level takes four, and what is around and inside ten. */
const MAX_DEPTH = 4 * MAX_LIST_DEPTH + 10

/** In which way a text is too large; null where it is not. It may be anything that JSON can say. */
function excessOf(body: unknown): string | null {
  let nodes = 0
  let characters = 0
  const within = (value: unknown, depth: number, lists: number): string | null => {
    if (typeof value !== 'object' || value === null) return null
    if (depth > MAX_DEPTH) return messages.listsTooDeep
    const type = 'type' in value ? value.type : null
    if (typeof type === 'string') nodes += 1
    const deep = LISTS.has(type) ? lists + 1 : lists
    if (deep > MAX_LIST_DEPTH) return messages.listsTooDeep
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && WRITTEN.has(name)) characters += characterCount(inner)
      const excess = within(inner, depth + 1, deep)
      if (excess !== null) return excess
    }
    if (nodes > MAX_BODY_NODES) return messages.tooManyParts
    return characters > MAX_BODY_CHARACTERS ? messages.bodyTooLong : null
  }
  return within(body, 0, 0)
}
