import type { PaperField } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { expect, test } from 'vitest'
import {
  askedFields,
  asksInitials,
  draftPath,
  emptyDraft,
  ownFields,
  problemOf,
  progressOf,
  type SigningDraft,
  stepsOfSigner,
  valuesOf,
} from './signing-draft.ts'
import { initialsOf, signatureOf } from './signature-draft.ts'

function field(id: string, changes: Partial<PaperField> = {}): PaperField {
  return {
    FieldId: id,
    PartyId: 'me',
    Kind: 'text',
    Label: id,
    IsRequired: true,
    Options: [],
    Page: 1,
    X: 50,
    Y: 100,
    Width: 100,
    Height: 20,
    Value: null,
    ...changes,
  }
}

const SIGNED = { Kind: 'typed', Text: 'Pia Novak' } as const
const draft = (Values: SigningDraft['Values'] = {}, changes: Partial<SigningDraft> = {}): SigningDraft => ({
  Values,
  Signature: null,
  Initials: null,
  ...changes,
})

test('fields come page by page, line by line, from left to right, and those of others not at all', () => {
  const Fields = [
    field('page 2', { Page: 2, Y: 10 }),
    field('right', { X: 300, Y: 97 }),
    field('left', { X: 50, Y: 100 }),
    field('below', { X: 10, Y: 120 }),
    field('of another', { PartyId: 'other' }),
    field('date', { Kind: 'date', Y: 50 }),
  ]
  expect(ownFields({ Fields, PartyId: 'me' }).map(({ FieldId }) => FieldId)).toEqual(['date', 'left', 'right', 'below', 'page 2'])
  // The server fills in what it knows.
  expect(askedFields({ Fields, PartyId: 'me' }).map(({ FieldId }) => FieldId)).toEqual(['left', 'right', 'below', 'page 2'])
})

test('a paper without a place for a signature is signed all the same', () => {
  expect(stepsOfSigner([field('a')], 'Your signature').map(({ Kind }) => Kind)).toEqual(['text', 'signature'])
  const placed = [field('a', { Kind: 'signature' })]
  expect(stepsOfSigner(placed, 'Your signature')).toBe(placed)
})

test('what is missing and what is not valid is said of each field, in the words of the contract', () => {
  const pet = field('Pet')
  expect(problemOf(pet, draft({ Pet: '  ' }))).toBe('Pet can not be empty.')
  expect(problemOf({ ...pet, IsRequired: false }, draft({ Pet: null }))).toBeNull()
  expect(problemOf(pet, draft({ Pet: 'x'.repeat(501) }))).toBe('Pet is not valid.')
  const number = field('Keys', { Kind: 'number' })
  expect(problemOf(number, draft({ Keys: 'three' }))).toBe('Keys is not valid.')
  expect(problemOf(number, draft({ Keys: 0 }))).toBeNull()
  expect(problemOf(number, draft({ Keys: -1450.25 }))).toBeNull()
  expect(problemOf(number, draft({ Keys: 1e21 }))).toBe('Keys is not valid.')
  const choice = field('Color', { Kind: 'radio', Options: ['Red', 'Blue'] })
  expect(problemOf(choice, draft({ Color: 'Green' }))).toBe('Color is not valid.')
  expect(problemOf(choice, draft({ Color: 'Blue' }))).toBeNull()
  expect(problemOf(field('Tick', { Kind: 'checkbox' }), draft({ Tick: false }))).toBe('Tick can not be empty.')
  expect(problemOf(field('Sign', { Kind: 'signature', IsRequired: false }), draft())).toBe('Please add your signature.')
  expect(problemOf(field('Initials', { Kind: 'initials' }), draft())).toBe('Initials can not be empty.')
})

test('values go as text, and what is empty or drawn does not go', () => {
  const asked = [
    field('a'),
    field('b', { Kind: 'number' }),
    field('c', { Kind: 'checkbox' }),
    field('d', { Kind: 'checkbox', IsRequired: false }),
    field('e', { Kind: 'signature' }),
    field('f', { Kind: 'initials' }),
  ]
  expect(emptyDraft(asked)).toEqual(draft({ a: null, b: null, c: false, d: false }))
  const filled = draft({ a: ' Rex ', b: 1450.5, c: true, d: false }, { Signature: SIGNED })
  expect(valuesOf(asked, filled)).toEqual([
    { FieldId: 'a', Value: 'Rex' },
    { FieldId: 'b', Value: '1450.5' },
    { FieldId: 'c', Value: 'true' },
  ])
  expect(progressOf(asked, filled)).toEqual({ done: 4, count: 6 })
  expect([asksInitials(asked), asksInitials(asked.slice(0, 5))]).toEqual([true, false])
})

test('what the server says of a value by its place stands at its field', () => {
  const sent = [{ FieldId: 'a' }, { FieldId: 'c' }]
  expect(draftPath('Values.1.Value', sent)).toBe('Values.c')
  expect(draftPath('Signature.Strokes.0', sent)).toBe('Signature')
  expect(draftPath('PaperDigest', sent)).toBe('PaperDigest')
})

test('a signature is what the chosen way holds, and the others are kept beside it', () => {
  const all = { Strokes: [[1, 2, 3, 4]], Text: ' Pia Novak ', Png: 'AAAA' }
  expect(signatureOf({ Kind: 'drawn', ...all })).toEqual({ Kind: 'drawn', Strokes: [[1, 2, 3, 4]] })
  expect(signatureOf({ Kind: 'typed', ...all })).toEqual(SIGNED)
  expect(signatureOf({ Kind: 'picture', ...all })).toEqual({ Kind: 'picture', Png: 'AAAA' })
  expect(signatureOf({ Kind: 'typed', ...all, Text: '  ' })).toBeNull()
  expect(signatureOf({ Kind: 'drawn', ...all, Strokes: [] })).toBeNull()
})

test('initials are made of a name', () => {
  expect(initialsOf('Pia Maria Novak')).toBe('PMN')
  expect(initialsOf('  élodie (Ellie) b. ')).toBe('ÉB')
  expect(initialsOf('')).toBe('')
})
