import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/security/sessions/device', {
  /** `Firefox on Windows` */
  browserOn: '{browser} on {system}',
  unknown: 'Unknown browser',
})
