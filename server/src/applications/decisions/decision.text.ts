import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/decisions/decision', {
  approved: 'Your application for {home} was approved.',
  conditional: 'Your application for {home} was approved with conditions.',
  waitlisted: 'Your application for {home} is on the waitlist.',
  declined: 'Your application for {home} was declined.',
  noticeFor: 'There is a notice for you about your application for {home}.',
  reconsidered: 'The decision on your application for {home} was taken back: {reason}',
  notNeeded: 'The application for {home} was decided on. Your form is not needed any more.',
  accepted: '{actor} accepts the conditions for {home}.',
  leased: 'A lease for {home} was recorded. Your application has come to its end.',
  homeLeased: 'The home was rented.',
})
