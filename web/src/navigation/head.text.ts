import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/navigation/head', {
  description: 'Find a home or commercial space, list yours, and manage it together: owners, agents and tenants in one place.',
  blog: '{product} blog',
})
