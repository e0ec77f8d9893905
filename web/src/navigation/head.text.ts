import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/navigation/head', {
  description: 'Find a home or a space, put one on the market, and run it together: owners, agents and tenants in one place.',
  blog: '{product} blog',
})
