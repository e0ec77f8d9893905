import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/applications/application', {
  number: 'A-{number}',
  untaken: 'Someone who was asked by email',
  asked: '{actor} asks you to fill in an application for {home}.',
  taken: '{actor} takes the form of {invited} in the application for {home}.',
  declined: '{invited} does not want to fill in a form of the application for {home}.',
  declinedWhole: 'The application for {home} has ended: {invited} does not want to apply.',
  takenBack: 'The application for {home} was taken back.',
  removed: 'You are no longer part of the application for {home}.',
  received: '{actor} applies for {home}.',
  formSubmitted: '{actor} has submitted a form of the application for {home}.',
  complete: 'The application for {home} is complete.',
  withdrawn: '{actor} has withdrawn from the application for {home}.',
  withdrawnWhole: '{actor} has withdrawn the application for {home}.',
  closed: 'The application for {home} was closed without a decision.',
  closedFor: 'The application for {home} was closed without a decision: {reason}',
  expired: 'The application for {home} has expired: not everyone had submitted their form.',
  closingDrafts: {
    one: '{count} application that is not decided is withdrawn.',
    other: '{count} applications that are not decided are withdrawn.',
  },
  closingHomes: {
    one: '{count} open application for your homes is closed, and its people are told.',
    other: '{count} open applications for your homes are closed, and their people are told.',
  },
  homeOpen: {
    one: '{count} open application for this home is closed.',
    other: '{count} open applications for this home are closed.',
  },
  staysOpen: {
    one: '{count} open application between you stays open.',
    other: '{count} open applications between you stay open.',
  },
  noLongerOffered: 'The home is no longer offered.',
  homeDeleted: 'The home was deleted.',
  accountClosed: 'An account was closed.',
})
