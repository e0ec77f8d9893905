import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { expect, test } from 'vitest'
import { newNames, renameRoles } from './rename-roles.ts'

const field = (role: string) => ({
  type: 'field' as const,
  attrs: { kind: 'initials' as const, role, label: 'Here', isRequired: true, options: [] },
})
const bodyOf = (tenant: string): TemplateBody => ({
  type: 'doc',
  content: [
    { type: 'paragraph', attrs: { align: 'start' }, content: [{ type: 'text', text: 'Tenant' }, field(tenant), field('Landlord')] },
    {
      type: 'bulletList',
      attrs: { start: 1 },
      content: [{ type: 'listItem', content: [{ type: 'paragraph', attrs: { align: 'start' }, content: [field(tenant)] }] }],
    },
    { type: 'signatureBlock', attrs: { role: tenant } },
    { type: 'pageBreak' },
  ],
})

const placed = (role: string): PlacedField => ({ ...field(role).attrs, page: 1, x: 1, y: 1, width: 20, height: 20 })

test('what stands for a role stands for its new name, and words stay as they are', () => {
  expect(renameRoles({ Body: bodyOf('Tenant'), Fields: [] }, new Map([['Tenant', 'Renter']])).Body).toEqual(bodyOf('Renter'))
})

test('fields on a paper go with their role', () => {
  const { Body, Fields } = renameRoles({ Body: null, Fields: [placed('Tenant'), placed('Landlord')] }, new Map([['Tenant', 'Renter']]))
  expect({ Body, Fields }).toEqual({ Body: null, Fields: [placed('Renter'), placed('Landlord')] })
})

test('two roles can change places', () => {
  const names = newNames(['Tenant', 'Landlord'], ['Landlord', 'Tenant'])!
  const { Fields } = renameRoles({ Body: null, Fields: [placed('Tenant'), placed('Landlord')] }, names)
  expect(Fields).toEqual([placed('Landlord'), placed('Tenant')])
})

test.each([
  ['one is empty', ['Tenant', '']],
  ['two are the same', ['Tenant', 'TENANT']],
])('nothing is renamed while %s', (_, now) => {
  expect(newNames(['Renter', 'Landlord'], now)).toBeNull()
})

test('what had no name yet stands nowhere', () => {
  expect(newNames(['', 'Landlord'], ['Tenant', 'Landlord'])).toEqual(new Map())
})
