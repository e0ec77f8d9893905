import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/office/finder/quick-adds', {
  inviteSomeone: 'Invite someone',
  addProperty: 'Add a property',
  importProperties: 'Import properties',
  moveTenantsIn: 'Move tenants in',
  assignAgent: 'Assign an agent',
})
