import {
  CreateAgreementTemplate,
  GetTemplatePreview,
  GetTemplateStarters,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { addedTemplate, bodyOf, givenPaperTemplate } from './template.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

async function preview(TemplateId: string) {
  const { Url } = must(await owner.call(GetTemplatePreview, { TemplateId }))
  const response = await owner.raw(Url)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

describe('a template as a PDF', () => {
  test('has the names of what is filled in later, places to sign, and letters that only look like code', async () => {
    const TemplateId = await addedTemplate(owner, {
      Name: 'House/lease',
      Body: bodyOf(
        ['Tenant'],
        { type: 'text', text: ' #panic("x") <script> $x$ ' },
        { type: 'mergeField', attrs: { name: 'home.address' } },
        { type: 'ask', attrs: { label: 'Parking' } },
        { type: 'text', text: ' slanted', marks: [{ type: 'italic' }] },
      ),
    })
    const { text, title, isTagged, pages } = await preview(TemplateId)
    expect({ title, isTagged }).toEqual({ title: 'House/lease', isTagged: true })
    expect(pages[0]!.words.find((one) => one.text.includes('slanted'))?.font).toContain('Italic')
    for (const words of [
      'The tenant takes the home.',
      '#panic("x") <script> $x$',
      '[Property address]',
      '[Parking]',
      'Tenant',
      'Signature',
      'Date',
    ])
      expect(text).toContain(words)
  })

  test('says the law of its state, and only what is certain', async () => {
    const clause = (topic: string) => ({ type: 'lawClause', attrs: { topic } })
    const body = {
      type: 'doc',
      content: [clause('NoticeToEnter'), clause('LateFeeGrace'), { type: 'signatureBlock', attrs: { role: 'Tenant' } }],
    }
    await app.sql(
      `update state_law set standing = 'set', value = '{"Hours": 24}', says = 'A day before.', statute = 'CC 1954' where state_id = 8 and topic = 'NoticeToEnter'`,
    )
    await app.sql(
      `update state_law set standing = 'unknown', value = null, says = 'Not checked.' where state_id = 8 and topic = 'LateFeeGrace'`,
    )
    const { text } = await preview(await addedTemplate(owner, { StateId: 8, Body: body }))
    expect(text).toContain('A day before.')
    expect(text).toContain('CC 1954')
    expect(text).not.toContain('Not checked.')
    const { text: ofAll } = await preview(await addedTemplate(owner, { Name: 'For all', Body: body }))
    expect(ofAll).toContain('[What the law of the state says: Notice before entering]')
  })

  test('has a table whose cells reach over columns and rows', async () => {
    const cell = (words: string, attrs: object = {}) => ({
      type: 'tableCell',
      attrs,
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    })
    const rows = [
      [cell('wide', { colspan: 2 }), cell('high', { rowspan: 3 })],
      [cell('left', { rowspan: 2 }), cell('right')],
      [cell('last')],
    ]
    const table = { type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }
    const body = { type: 'doc', content: [table, { type: 'signatureBlock', attrs: { role: 'Tenant' } }] }
    const { pages } = await preview(await addedTemplate(owner, { Body: body }))
    const left = (words: string) => Math.round(pages[0]!.words.find(({ text }) => text === words)!.left)
    expect(left('left')).toBe(left('wide'))
    expect(left('last')).toBe(left('right'))
    expect(left('high')).toBeGreaterThan(left('right'))
  })

  test('can be made of each that comes with the product', async () => {
    for (const { Name, CategoryId, Roles, Body } of must(await owner.call(GetTemplateStarters, {})).Items) {
      const { TemplateId } = must(await owner.call(CreateAgreementTemplate, { Name, CategoryId, Roles, Body }))
      expect((await preview(TemplateId)).isTagged, Name).toBe(true)
    }
  })

  test('is not made of a paper, which is one, nor of what is another’s', async () => {
    const paper = await givenPaperTemplate(app, owner)
    expect((await owner.call(GetTemplatePreview, { TemplateId: paper })).error?.Code).toBe('TemplateNotFound')
    const other = await app.newPerson()
    const { Url } = must(await owner.call(GetTemplatePreview, { TemplateId: await addedTemplate(owner) }))
    expect((await other.raw(Url)).status).toBe(404)
  })
})
