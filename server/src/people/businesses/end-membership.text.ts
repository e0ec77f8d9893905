import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/people/businesses/end-membership', { successor: 'Successor' })
