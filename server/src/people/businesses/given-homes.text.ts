import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/people/businesses/given-homes', { property: 'Property' })
