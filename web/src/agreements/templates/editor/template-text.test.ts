import { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { nodesOf } from '@keystead/contract/agreements/templates/walk-body.ts'
import { expect, test } from 'vitest'
import { isSame } from '../../../ui/form/same-value.ts'
import { jsonOf, nodeOf } from '../../../ui/rich-text/text-json.ts'
import { EVERYTHING } from './body.fixture.ts'
import { emptyBody } from './body.ts'
import { TEMPLATE_TEXT } from './template-text.ts'

const { schema, kinds } = TEMPLATE_TEXT
const throughEditor = (body: TemplateBody) => {
  const node = nodeOf(schema, body)
  node.check()
  return jsonOf(node)
}

test('the fixture has every kind of node and mark that the editor knows, and the contract takes it', () => {
  const types = new Set([...nodesOf(EVERYTHING)].map(({ type }) => type))
  expect([...types].sort()).toEqual(Object.keys(schema.nodes).sort())
  expect(TemplateBody.parse(EVERYTHING)).toEqual(EVERYTHING)
})

test('a body comes out of the editor as it went in, with nothing added and nothing lost', () => {
  expect(throughEditor(EVERYTHING)).toStrictEqual(EVERYTHING)
  expect(TemplateBody.parse(throughEditor(EVERYTHING))).toEqual(EVERYTHING)
  expect(throughEditor(emptyBody())).toStrictEqual(emptyBody())
  expect(TemplateBody.parse(emptyBody())).toEqual(emptyBody())
})

test('a change of one paragraph writes that one alone', () => {
  const doc = nodeOf(schema, EVERYTHING)
  const before = jsonOf(doc)
  const changed = jsonOf(doc.replace(1, 6, doc.slice(0, 0)))
  expect(changed.content![0]!.content).toEqual([])
  expect(changed.content![3]).toBe(before.content![3])
})

test('texts are the same whatever the order of keys, and differ by one letter or one mark', () => {
  const [heading] = EVERYTHING.content
  expect(isSame({ type: 'doc', content: [heading] }, { content: [structuredClone(heading)], type: 'doc' })).toBe(true)
  expect(isSame({ text: 'a' }, { text: 'b' })).toBe(false)
  expect(isSame({ text: 'a' }, { text: 'a', marks: [] })).toBe(false)
  expect(isSame([], {})).toBe(false)
  expect(isSame(null, {})).toBe(false)
})

test('an atom takes the attributes that the contract takes', () => {
  const accepts = (name: string, attributes: Record<string, unknown>) => kinds.get(name)!.accepts(attributes)
  const field = { kind: 'radio', role: 'Tenant', label: 'Pets', isRequired: true, options: ['Yes', 'No'] }
  expect(accepts('mergeField', { name: 'home.city' })).toBe(true)
  expect(accepts('mergeField', { name: 'home.color' })).toBe(false)
  expect(accepts('ask', { label: ' ' })).toBe(false)
  expect(accepts('field', field)).toBe(true)
  expect(accepts('field', { ...field, options: ['Yes'] })).toBe(false)
  expect(accepts('lawClause', { topic: 'DepositReturn' })).toBe(true)
  expect(accepts('lawClause', { topic: 'Weather' })).toBe(false)
  expect(accepts('signatureBlock', { role: 'x'.repeat(41) })).toBe(false)
  expect(accepts('pageBreak', {})).toBe(true)
})
