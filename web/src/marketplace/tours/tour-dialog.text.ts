import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/tours/tour-dialog', {
  requestATour: 'Request a tour',
  ofTitle: 'Of “{title}”.',
  askedOfHasYourRequest: '{askedOf} has your request.',
  theAnswerComesByEmail: 'The answer comes by email to {email}. The email that is on its way to you has a link that shows or cancels it.',
  whenCouldYouCome: 'When could you come?',
  upToTimes: 'Up to {times} times, the best one first.',
  upToTimesInZone: 'Up to {times} times, the best one first. Times are those of the home: {timeZone}.',
  timeNumber: 'Time {number}',
  leaveOutTime: 'Leave out time {number}',
  nameAnotherTime: 'Name another time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  note: 'Note',
  sendRequest: 'Send request',
  date: 'Date',
  time: 'Time',
})
