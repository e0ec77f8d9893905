import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/tours/tour-dialog', {
  requestATour: 'Request a tour',
  ofTitle: 'Tour of “{title}”.',
  askedOfHasYourRequest: 'Your request was sent to {askedOf}.',
  theAnswerComesByEmail: 'You’ll get the answer by email at {email}. We just sent you an email with a link to view or cancel your request.',
  whenCouldYouCome: 'When can you come?',
  upToTimes: 'Up to {times} times, best one first.',
  upToTimesInZone: 'Up to {times} times, best one first. Times are in the home’s time zone: {timeZone}.',
  timeNumber: 'Time {number}',
  leaveOutTime: 'Remove time {number}',
  nameAnotherTime: 'Add another time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  note: 'Note',
  sendRequest: 'Send request',
  date: 'Date',
  time: 'Time',
})
