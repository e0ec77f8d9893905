import { expect, test } from 'vitest'
import { controlId, fieldProblems } from './form-errors.ts'

test('problems are found at any depth, with the path of the wire', () => {
  const errors = {
    Rent: { type: 'custom', message: 'Rent can not be empty.' },
    Images: [undefined, { Caption: { type: 'too_big', message: 'Caption can have at most 160 characters.' } }],
    root: { type: 'server', message: 'not a field' },
  }
  expect(fieldProblems(errors as never)).toEqual([
    { path: 'Rent', message: 'Rent can not be empty.' },
    { path: 'Images.1.Caption', message: 'Caption can have at most 160 characters.' },
  ])
})

test('an id has no dots, so that it can be a fragment and a selector', () => {
  expect(controlId('f1', 'Images.0.Caption')).toBe('f1-Images-0-Caption')
})
