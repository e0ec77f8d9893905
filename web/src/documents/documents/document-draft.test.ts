import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { expect, test } from 'vitest'
import { UploadForm } from './document-draft.forms.ts'
import { aboutOf, draftOf, inGroups, NEW_DRAFT, saidVisibility, usualVisibility } from './document-draft.ts'

const A = '0190a000-0000-7000-8000-000000000001'
const B = '0190a000-0000-7000-8000-000000000002'

const NOTHING = { About: null, Property: null, Lease: null, Person: null } as const
const NEW = { kept: null, profileId: B }

test('a lease says more than its property', () => {
  expect(aboutOf({ ...NOTHING, About: 'property', Property: A, Lease: B }, NEW)).toEqual({ Kind: 'lease', Id: B })
  expect(aboutOf({ ...NOTHING, About: 'property', Property: A }, NEW)).toEqual({ Kind: 'property', Id: A })
})

test('only what is of the chosen kind counts', () => {
  const all = { Property: A, Lease: A, Person: B }
  expect(aboutOf({ ...all, About: null }, NEW)).toBeNull()
  expect(aboutOf({ ...all, About: 'profile' }, NEW)).toEqual({ Kind: 'profile', Id: B })
  expect(aboutOf({ ...all, About: 'business' }, { kept: null, profileId: A })).toEqual({ Kind: 'business', Id: A })
})

test('what the form can’t choose stays until something else is chosen', () => {
  const kept = { Kind: 'person', Id: A } as const
  expect(aboutOf({ ...NOTHING, About: 'person' }, { kept, profileId: B })).toEqual(kept)
  expect(aboutOf({ ...NOTHING, About: 'property', Property: A }, { kept, profileId: B })).toEqual({ Kind: 'property', Id: A })
  expect(aboutOf(NOTHING, { kept, profileId: B })).toBeNull()
})

test('the form takes up what a document is about, and says which one is missing', () => {
  const About = { Kind: 'profile', Id: A, Text: 'Tova Tester', AssetId: null } as const
  expect(draftOf({ Tags: [], About } as unknown as DocumentDetails)).toMatchObject({ About: 'profile', Person: A, Property: null })
  const said = { ...NEW_DRAFT, DocumentTypeId: 1 }
  const wrong = (changes: Partial<typeof NEW_DRAFT>) =>
    UploadForm.safeParse({ ...said, ...changes }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(wrong({ About: 'property' })).toEqual(['Property: Property can not be empty.'])
  expect(wrong({ About: 'profile' })).toEqual(['Person: Person can not be empty.'])
  // A lease of a home that is no longer the reader’s to see.
  expect(wrong({ About: 'property', Lease: A })).toBeUndefined()
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
  expect(saidVisibility(2, null, { inFolderOfHome: true })).toBe(2)
  expect(saidVisibility(1, null)).toBe(null)
  expect(saidVisibility(1, { Kind: 'person', Id })).toBe(null)
  expect(saidVisibility(1, { Kind: 'profile', Id }, { inFolderOfHome: true })).toBe(null)
})
