import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'

const plain = { align: 'start' } as const
const cell = { colspan: 1, rowspan: 1, colwidth: null }
const line = (text: string) => ({ type: 'paragraph' as const, attrs: plain, content: [{ type: 'text' as const, text }] })

/** A body with every kind of node, every mark, and every attribute at more than its default. */
export const EVERYTHING: TemplateBody = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1, align: 'center' }, content: [{ type: 'text', text: 'Lease' }] },
    { type: 'heading', attrs: { level: 2, align: 'start' }, content: [] },
    { type: 'heading', attrs: { level: 3, align: 'end' }, content: [{ type: 'mergeField', attrs: { name: 'home.title' } }] },
    {
      type: 'paragraph',
      attrs: { align: 'end' },
      content: [
        { type: 'text', text: 'Between ' },
        { type: 'mergeField', attrs: { name: 'landlord.name' }, marks: [{ type: 'bold' }] },
        { type: 'text', text: ' and  others', marks: [{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }] },
        { type: 'hardBreak' },
        { type: 'ask', attrs: { label: 'Parking space' }, marks: [{ type: 'italic' }] },
        { type: 'field', attrs: { kind: 'initials', role: 'Tenant', label: 'Initials', isRequired: true, options: [] } },
        { type: 'field', attrs: { kind: 'radio', role: 'Tenant', label: 'Pets', isRequired: false, options: ['Yes', 'No'] } },
        { type: 'hardBreak', marks: [{ type: 'underline' }] },
      ],
    },
    { type: 'paragraph', attrs: plain, content: [] },
    { type: 'lawClause', attrs: { topic: 'DepositReturn' } },
    { type: 'pageBreak' },
    {
      type: 'orderedList',
      attrs: { start: 4 },
      content: [
        { type: 'listItem', content: [line('One'), line('More of one')] },
        {
          type: 'listItem',
          content: [
            {
              type: 'bulletList',
              attrs: { start: 1 },
              content: [
                {
                  type: 'listItem',
                  content: [
                    line('Two'),
                    { type: 'orderedList', attrs: { start: 1 }, content: [{ type: 'listItem', content: [line('Three')] }] },
                    line('After three'),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', attrs: { ...cell, colspan: 2, colwidth: [120, 80] }, content: [line('Head')] },
            { type: 'tableHeader', attrs: { ...cell, rowspan: 2 }, content: [line('Tall')] },
          ],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', attrs: { ...cell, colwidth: [120] }, content: [line('A'), line('B')] },
            {
              type: 'tableCell',
              attrs: { ...cell, colwidth: [80] },
              content: [{ type: 'bulletList', attrs: { start: 1 }, content: [{ type: 'listItem', content: [line('C')] }] }],
            },
          ],
        },
      ],
    },
    { type: 'signatureBlock', attrs: { role: 'Landlord' } },
    { type: 'signatureBlock', attrs: { role: 'Tenant' } },
  ],
}
