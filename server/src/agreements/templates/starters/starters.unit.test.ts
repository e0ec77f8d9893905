import { CreateTemplateForm } from '@keystead/contract/agreements/templates/template.forms.ts'
import { lawTopicsIn } from '@keystead/contract/agreements/templates/walk-body.ts'
import { expect, test } from 'vitest'
import { STARTERS } from './starters.ts'

test.each(STARTERS.map((starter) => [starter.Name, starter] as const))('%s is a template that can be saved as it is', (_name, starter) => {
  const { Name, CategoryId, Description, Roles, Body } = starter
  const saved = CreateTemplateForm.safeParse({ Name, CategoryId, Description, StateId: null, Roles, Body, UploadId: null, Fields: [] })
  expect(saved.error?.issues ?? []).toEqual([])
})

test.each(STARTERS.map(({ Name, Caution }) => [Name, Caution]))('%s says what it is not', (_name, caution) => {
  expect(caution).toMatch(/not legal advice|no legal advice/)
})

test('a lease says what the law of its state says', () => {
  const [lease] = STARTERS
  expect(lawTopicsIn(lease!.Body)).toEqual(expect.arrayContaining(['DepositReturn', 'LateFeeCap', 'NoticeToEnter', 'Disclosures']))
})
