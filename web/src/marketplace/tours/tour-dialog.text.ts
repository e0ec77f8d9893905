import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/tours/tour-dialog', {
  title: 'Request a tour',
  description: 'Tour of “{title}”.',
  sent: 'Your request was sent to {lister}.',
  sentHelp: 'You’ll get the answer by email at {email}. We just sent you an email with a link to view or cancel your request.',
  when: 'When can you come?',
  timesHelp: 'Up to {times} times, best one first.',
  timesHelpInZone: 'Up to {times} times, best one first. Times are in the home’s time zone: {timeZone}.',
  timeNumber: 'Time {number}',
  removeTime: 'Remove time {number}',
  addTime: 'Add another time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  note: 'Note',
  send: 'Send request',
  date: 'Date',
  time: 'Time',
})
