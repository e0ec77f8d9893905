import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/documents/sharing/sharing-messages', {
  selectUsers: 'Please select users...',
  shareNotFound: 'Share details not found.',
  withSelf: 'You can’t share a document with yourself.',
  notConnected: 'You can share only with people you’re connected with. To anyone else, send a link to their email address.',
  tooManyShares: 'This is too much to share at once. Please choose fewer documents or fewer people.',
  linkCantEdit: 'A link to an email address can’t let anyone edit. Please choose view or download.',
  untilPassed: 'Until can not be in the past.',
  linkOver: 'This link does not work any more. Please ask the person who sent it for another one.',
  tooManyAddresses: 'You have sent links to 50 addresses today. Please try again tomorrow.',
  confirmEmail: 'Please confirm your email address before you share with an address.',
})
