import type { PaperField } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { expect, test } from 'vitest'
import { placesIn } from './reading-fields.ts'

const initials = (role: string) => ({
  type: 'field' as const,
  attrs: { kind: 'initials' as const, role, label: 'Here', isRequired: true, options: [] },
})
const own = (FieldId: string, Kind: PaperField['Kind'], Label: string) => ({ FieldId, Kind, Label }) as PaperField

test('places of the reader get their fields in order, each once; those of others get none', () => {
  const [first, second, third, others] = [initials('Tenant'), initials('Tenant'), initials('Tenant'), initials('Landlord')]
  const block = { type: 'signatureBlock' as const, attrs: { role: 'Tenant' } }
  const body: TemplateBody = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: 'start' }, content: [first, others] },
      {
        type: 'bulletList',
        attrs: { start: 1 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', attrs: { align: 'start' }, content: [second] }] }],
      },
      { type: 'paragraph', attrs: { align: 'start' }, content: [third] },
      block,
    ],
  }
  const fields = [own('a', 'initials', 'Here'), own('b', 'initials', 'There'), own('c', 'initials', 'Here'), own('d', 'signature', 'Sign')]
  const places = placesIn(body, 'Tenant', fields)
  const idsAt = (node: object) => places.get(node)?.FieldId
  expect([first, second, third, block, others].map(idsAt)).toEqual(['a', 'c', undefined, 'd', undefined])
})
