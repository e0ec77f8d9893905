import { expect, test } from 'vitest'
import { controlId, fieldProblems, partOf } from './form-errors.ts'

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

test.each([
  ['Lease.Tenants.1.ProfileId', 2, 'Tenant 2'],
  ['Lease.Tenants.11.SharePercent', 12, 'Tenant 12'],
  ['Lease.Tenants.0.ProfileId', 1, null],
  ['Lease.Tenants', 2, null],
  ['Lease.Rent', 2, null],
  ['Lease.TenantsBefore.1.ProfileId', 2, null],
])('%s, of %i, is said of %s', (path, count, part) => {
  expect(partOf(path, { 'Lease.Tenants': 'Tenant' }, (list) => (list === 'Lease.Tenants' ? count : 0))).toBe(part)
})

test('an id has no dots, so that it can be a fragment and a selector', () => {
  expect(controlId('f1', 'Images.0.Caption')).toBe('f1-Images-0-Caption')
})
