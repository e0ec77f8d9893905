import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/renter-profile/renter-profile', {
  opened: '{name} has opened your renter’s profile.',
})
