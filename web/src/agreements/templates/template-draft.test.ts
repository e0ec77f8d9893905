import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { describe, expect, test } from 'vitest'
import { mergeTemplates, newPaper, newText, type TemplateDraft } from './template-draft.ts'

const ID = '0190a000-0000-7000-8000-000000000001'
const FIELD: PlacedField = {
  kind: 'signature',
  role: 'Tenant',
  label: 'Signature',
  isRequired: true,
  options: [],
  page: 1,
  x: 10,
  y: 10,
  width: 100,
  height: 30,
}
const bodyOf = (text: string): TemplateBody => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { align: 'start' }, content: [{ type: 'text', text }] }],
})
const there = { TemplateId: ID, Version: 7, Number: 7 }
const TEXT: TemplateDraft = { ...newText(), ...there, Body: bodyOf('The home is taken.') }
const PAPER: TemplateDraft = { ...newPaper(), ...there, PaperDigest: 'a', Pages: [{ Width: 600, Height: 800 }], Fields: [FIELD] }
const saved = (draft: TemplateDraft, changes: Partial<TemplateDraft> = {}): TemplateDraft => ({
  ...draft,
  Version: 8,
  Number: 8,
  ...changes,
})

describe('what I wrote, on top of what was saved meanwhile', () => {
  test('their text stays where I changed only the name, and mine where I changed it', () => {
    const newest = saved(TEXT, { Body: bodyOf('Theirs') })
    expect(mergeTemplates({ base: TEXT, mine: { ...TEXT, Name: 'Mine' }, newest })).toEqual({
      draft: { ...newest, Name: 'Mine' },
      conflicts: [],
    })
    const { draft, conflicts } = mergeTemplates({ base: TEXT, mine: { ...TEXT, Body: bodyOf('Mine') }, newest })
    expect(draft.Body).toEqual(bodyOf('Mine'))
    expect(conflicts).toMatchObject([{ label: 'Text' }])
  })

  test('a text whose keys stand in another order was not changed', () => {
    const { type, ...rest } = TEXT.Body!
    const newest = saved(TEXT, { Name: 'Theirs', Body: { ...rest, type } })
    expect(mergeTemplates({ base: TEXT, mine: { ...TEXT, Body: bodyOf('Mine') }, newest }).conflicts).toEqual([])
  })

  test('fields that I moved stay on the paper that I moved them on', () => {
    const Fields = [{ ...FIELD, x: 20 }]
    const newest = saved(PAPER, { PaperDigest: 'b', Pages: [{ Width: 300, Height: 300 }], Fields: [] })
    const { draft, conflicts } = mergeTemplates({ base: PAPER, mine: { ...PAPER, Fields }, newest })
    expect(draft).toMatchObject({ Version: 8, Number: 7, Fields, Pages: PAPER.Pages })
    expect(conflicts).toMatchObject([{ label: 'The paper' }])
  })

  test('a file that I sent stays', () => {
    const mine = { ...PAPER, UploadId: ID }
    expect(mergeTemplates({ base: PAPER, mine, newest: saved(PAPER, { Name: 'Theirs' }) })).toMatchObject({
      draft: { Name: 'Theirs', UploadId: ID, Version: 8 },
      conflicts: [],
    })
  })

  test('who wants an earlier version back gets all of it', () => {
    const mine = { ...TEXT, Number: 3, Body: bodyOf('As it was'), Name: 'As it was called' }
    expect(mergeTemplates({ base: mine, mine, newest: saved(TEXT, { Body: bodyOf('Theirs') }) })).toEqual({
      draft: { ...mine, Version: 8 },
      conflicts: [],
    })
  })
})
