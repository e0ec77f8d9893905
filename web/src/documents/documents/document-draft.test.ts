import { expect, test } from 'vitest'
import { UploadForm } from './document-draft.forms.ts'
import { aboutOf, inGroups, NEW_DRAFT, saidVisibility, usualVisibility } from './document-draft.ts'

const A = '0190a000-0000-7000-8000-000000000001'
const B = '0190a000-0000-7000-8000-000000000002'

test('a lease says more than its property, and what the form can’t choose stays', () => {
  expect(aboutOf({ Property: A, Lease: B }, null)).toEqual({ Kind: 'lease', Id: B })
  expect(aboutOf({ Property: A, Lease: null }, { Kind: 'person', Id: B })).toEqual({ Kind: 'property', Id: A })
  expect(aboutOf({ Property: null, Lease: null }, { Kind: 'person', Id: B })).toEqual({ Kind: 'person', Id: B })
  // It was taken away.
  expect(aboutOf({ Property: null, Lease: null }, { Kind: 'property', Id: A })).toBeNull()
})

test('no file is left out of the groups', () => {
  expect(inGroups([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7],
  ])
  expect(inGroups([], 5)).toEqual([])
})

test('what tells of a person is seen by its owner alone, unless it is chosen', () => {
  expect(usualVisibility(9, { isOfLease: true })).toBe(0)
  expect(usualVisibility(1, { isOfLease: false })).toBe(1)
  expect(usualVisibility(1, { isOfLease: true })).toBe(2)
})

test('tags are typed in one line', () => {
  const typed = { ...NEW_DRAFT, DocumentTypeId: 1, Tags: 'Roof,  2026 ,, roof' }
  expect(UploadForm.parse(typed).Tags).toEqual(['roof', '2026'])
})

test('who sees it is said of papers of homes alone', () => {
  const Id = '01a21d7b-0000-7000-8000-000000000001'
  expect(saidVisibility(1, { Kind: 'lease', Id })).toBe(1)
  expect(saidVisibility(2, null, { isOfHome: true })).toBe(2)
  expect(saidVisibility(1, null)).toBe(null)
  expect(saidVisibility(1, { Kind: 'person', Id })).toBe(null)
})
