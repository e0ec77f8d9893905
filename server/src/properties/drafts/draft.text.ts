import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/drafts/draft', { drafts: 'Drafts of properties' })
