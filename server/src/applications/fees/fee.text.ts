import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/fees/fee', {
  closedUnread: 'The application was closed before anyone looked at it.',
  formGone: 'The form was deleted before anyone looked at it.',
  closed: 'The application has ended.',
  notSubmitted: 'The application ended, or went on without this form, before it was submitted.',
  goBack: {
    one: '{count} application fee goes back to who paid it, since no one has looked at the application.',
    other: '{count} application fees go back to who paid them, since no one has looked at the applications.',
  },
  notAsked: 'It was not asked any more when the payment came.',
  costsLess: 'Applying costs less by now.',
  billed: 'Application {number} for {home}',
  waived: '{actor} asks no application fee of you for {home}: {reason}',
  notConfirmed: 'The payment of the application fee is not confirmed yet. Please wait a moment, then submit again.',
})
