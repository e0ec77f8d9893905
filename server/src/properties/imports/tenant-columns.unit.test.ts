import { expect, test } from 'vitest'
import { tenantColumns } from './tenant-columns.ts'

test('columns of people and of when they live there are told, where there are people', () => {
  expect(tenantColumns(['View', 'Tenant', 'Lease Start', 'Move-in', 'Co-tenant', 'Lease kind'])).toEqual([
    'Tenant',
    'Lease Start',
    'Move-in',
    'Co-tenant',
  ])
  expect(tenantColumns(['Lease Start', 'Move-in', 'has_photo'])).toEqual([])
})
