import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/new-tab', {
  opens: '(opens in a new tab)',
})
