import { isMergeField, mergeFieldLabel } from '@keystead/contract/agreements/templates/merge-fields.ts'
import { TemplateBodyRead } from '@keystead/contract/agreements/templates/template-body.ts'
import { MAX_LIST_DEPTH, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '@keystead/contract/agreements/templates/template.values.ts'
import { text as law } from '@keystead/contract/places/state-law/law-words.text.ts'
import type { LawTopic } from '@keystead/contract/places/state-law/state-law.values.ts'
import type { Atom, AtomKind, AtomLook, Attributes } from '../../../ui/rich-text/atom-kinds.ts'
import { defineRichText } from '../../../ui/rich-text/rich-text.ts'
import { text } from './editor.text.ts'

/* What may stand in the text of a template, as the editor is told of it. */

type KindInput = Omit<AtomKind, 'accepts' | 'words'>

const word = (attributes: Attributes, name: string) => String(attributes[name])
const mergeName = (attributes: Attributes) => {
  const name = word(attributes, 'name')
  return isMergeField(name) ? mergeFieldLabel(name) : name
}
const topicName = (attributes: Attributes) => law.topics[word(attributes, 'topic') as LawTopic]

const KINDS: readonly KindInput[] = [
  { name: 'mergeField', shape: 'chip', attributes: ['name'] },
  { name: 'ask', shape: 'chip', attributes: ['label'], isEditable: true },
  { name: 'field', shape: 'chip', attributes: ['kind', 'role', 'label', 'isRequired', 'options'], isEditable: true },
  { name: 'lawClause', shape: 'box', attributes: ['topic'] },
  { name: 'signatureBlock', shape: 'box', attributes: ['role'] },
  { name: 'pageBreak', shape: 'line', attributes: [] },
]

/** The contract knows: as a text of its own with nothing else in it. */
function isInContract({ name, shape, attributes: names }: KindInput, attributes: Attributes): boolean {
  const atom = names.length === 0 ? { type: name } : { type: name, attrs: attributes }
  const block = shape === 'chip' ? { type: 'paragraph', content: [atom] } : atom
  return TemplateBodyRead.safeParse({ type: 'doc', content: [block] }).success
}

export const TEMPLATE_TEXT = defineRichText(
  KINDS.map((kind) => ({
    ...kind,
    accepts: (attributes) => isInContract(kind, attributes),
    words: (attributes) => {
      const { before, label } = lookOfAtom({ type: kind.name, attributes }, null)
      return before ? `[${before} ${label}]` : `[${label}]`
    },
  })),
  { listDepth: MAX_LIST_DEPTH, tableColumns: MAX_TABLE_COLUMNS, tableRows: MAX_TABLE_ROWS },
)

/** How it looks where these roles sign; null where that is not known. */
export function lookOfAtom({ type, attributes }: Atom, roles: readonly string[] | null): AtomLook {
  switch (type) {
    case 'mergeField':
      return { label: mergeName(attributes), tone: 'brand' }
    case 'ask':
      return { before: text.before.ask, label: word(attributes, 'label'), tone: 'warn' }
    case 'lawClause':
      return { before: text.before.law, label: topicName(attributes), tone: 'good' }
    case 'signatureBlock': {
      const { role, tone } = lookOfRole(attributes, roles)
      return { before: text.before.signature, label: role, tone }
    }
    case 'field': {
      const { role, tone } = lookOfRole(attributes, roles)
      const label = word(attributes, 'label')
      return { before: text.before.field({ role }), label: attributes['isRequired'] === true ? text.required({ label }) : label, tone }
    }
    default:
      return { label: text.pageBreak, tone: 'neutral' }
  }
}

function lookOfRole(attributes: Attributes, roles: readonly string[] | null) {
  const role = word(attributes, 'role')
  const isThere = roles === null || roles.includes(role)
  return isThere ? ({ role, tone: 'info' } as const) : ({ role: text.noRole({ role }), tone: 'bad' } as const)
}
