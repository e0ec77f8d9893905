import { defineText } from '@keystead/contract/text/define-text.ts'

/** What the end of a connection takes, and what stays. */
export const text = defineText('server/properties/owners/shared-ownership', {
  access: 'Access to the property you own together ({percent}%)',
  sharesStay: 'Ending the connection doesn’t change who owns how much of a property.',
})
