import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/security/identities/identities-messages', {
  socialProviderNotFound: 'This way of signing in isn’t available here.',
  socialProviderDown: 'That service isn’t responding right now. Please try again in a moment, or sign in another way.',
  socialSigninExpired: 'This sign-in has expired or was started in another browser. Please start it again.',
  socialSigninDeclined: 'You canceled, so nothing has changed. Please try again, or sign in another way.',
  socialAnswerRefused: 'We couldn’t verify that service’s response, so nothing has changed. Please start again.',
  socialEmailInUse:
    'An account with this email already exists. Please sign in to it first, then connect the other one in your security settings.',
  oauthTicketExpired: 'Too much time has passed since you came from the other service. Please start there again.',
  identityTaken: 'That account is already connected to someone else here.',
  otherIdentityConnected: 'Another account of that service is already connected. Please disconnect it first.',
  identityNotFound: 'Connected account not found.',
  onlyWayIn: 'This is your only way to sign in. Please set a password first.',
})
