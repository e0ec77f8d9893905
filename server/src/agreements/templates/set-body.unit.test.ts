import { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { describe, expect, test } from 'vitest'
import { type Filling, setBody } from './set-body.ts'

const FILLING: Filling = {
  merge: (name) => `<${name}>`,
  answer: (question) => `${question}?`,
  law: (topic) => (topic === 'DepositCap' ? { text: 'One month.', statute: 'CC 1950.5' } : null),
  field: ({ kind }) => [
    { t: 'field', id: '1', kind },
    { t: 'field', id: '2', kind },
  ],
  signatures: (role) => [{ role, name: 'Ana', signature: '3', date: '4' }],
}

const setOf = (...content: object[]) => setBody(TemplateBody.parse({ type: 'doc', content }), FILLING)
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const words = (text: string) => ({ type: 'text', text })
const set = (text: string) => ({ t: 'p', align: 'start', inlines: [{ t: 'text', text }] })
const cell = (text: string, attrs: object = {}, type = 'tableCell') => ({ type, attrs, content: [paragraph(words(text))] })
const row = (...content: object[]) => ({ type: 'tableRow', content })

describe('the text of a template is set', () => {
  test('with marks, breaks, and what is left open in its place', () => {
    const field = { kind: 'initials', role: 'Tenant', label: 'Here', isRequired: true }
    const line = paragraph(
      { type: 'text', text: 'Rent ', marks: [{ type: 'bold' }, { type: 'underline' }] },
      { type: 'mergeField', attrs: { name: 'lease.rent' }, marks: [{ type: 'italic' }] },
      { type: 'hardBreak' },
      { type: 'ask', attrs: { label: 'Parking' } },
      { type: 'field', attrs: field },
    )
    expect(setOf({ ...line, attrs: { align: 'end' } })).toEqual([
      {
        t: 'p',
        align: 'end',
        inlines: [
          { t: 'text', text: 'Rent ', b: true, u: true },
          { t: 'text', text: '<lease.rent>', i: true },
          { t: 'br' },
          { t: 'text', text: 'Parking?' },
          { t: 'field', id: '1', kind: 'initials' },
          { t: 'field', id: '2', kind: 'initials' },
        ],
      },
    ])
  })

  test('lists in lists, from the number that they begin with', () => {
    const inner = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('inner'))] }] }
    const item = { type: 'listItem', content: [paragraph(words('outer')), inner] }
    expect(setOf({ type: 'orderedList', attrs: { start: 3 }, content: [item] })).toEqual([
      { t: 'ol', start: 3, items: [[set('outer'), { t: 'ul', items: [[set('inner')]] }]] },
    ])
  })

  test('headings, breaks of the page, lines to sign on, and of the law only what there is', () => {
    expect(
      setOf(
        { type: 'heading', attrs: { level: 2, align: 'center' }, content: [words('Deposit')] },
        { type: 'lawClause', attrs: { topic: 'DepositCap' } },
        { type: 'lawClause', attrs: { topic: 'LateFeeCap' } },
        { type: 'pageBreak' },
        { type: 'signatureBlock', attrs: { role: 'Tenant' } },
      ),
    ).toEqual([
      { t: 'h', level: 2, align: 'center', inlines: [{ t: 'text', text: 'Deposit' }] },
      { t: 'law', text: 'One month.', statute: 'CC 1950.5' },
      { t: 'break' },
      { t: 'sign', parties: [{ role: 'Tenant', name: 'Ana', signature: '3', date: '4' }] },
    ])
  })
})

describe('a table', () => {
  const header = (text: string, attrs: object = {}) => cell(text, attrs, 'tableHeader')
  const tableOf = (...content: object[]) => setOf({ type: 'table', content })[0]

  test('repeats the rows at its top that are headers, and has the widths that all of its columns say', () => {
    expect(
      tableOf(
        row(header('What', { colwidth: [80] }), header('When', { colspan: 2, colwidth: [100, 40] })),
        row(cell('a'), cell('b'), cell('c')),
      ),
    ).toMatchObject({ columns: 3, widths: [80, 100, 40], headers: 1 })
  })

  test('without a width for each column has none', () => {
    expect(tableOf(row(cell('a', { colwidth: [80] }), cell('b')))).toMatchObject({ columns: 2, widths: null, headers: 0 })
  })

  test('whose header reaches into what is below repeats nothing, and neither does one of headers alone', () => {
    expect(tableOf(row(header('a', { rowspan: 2 }), header('b')), row(cell('c')))).toMatchObject({ headers: 0 })
    expect(tableOf(row(header('a')), row(header('b')))).toMatchObject({ headers: 0 })
  })

  test('with a field in its header has it once', () => {
    const attrs = { kind: 'initials', role: 'Tenant', label: 'Here', isRequired: true }
    const withField = { type: 'tableHeader', content: [paragraph({ type: 'field', attrs })] }
    expect(tableOf(row(withField), row(cell('a')))).toMatchObject({ headers: 0 })
  })
})
