import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/people/connections/invite-refusal', {
  profileType: 'Profile type',
  declinedLately: 'They declined recently. You can ask again starting {day}.',
})
