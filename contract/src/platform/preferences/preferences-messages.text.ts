import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/platform/preferences/preferences-messages', {
  notificationChannelFixed: 'This can’t be turned off because it keeps your account safe.',
  quietHoursHalf: 'Please enter both the start and the end of your quiet hours, or neither.',
})
