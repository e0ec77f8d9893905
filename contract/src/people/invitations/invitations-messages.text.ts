import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/people/invitations/invitations-messages', {
  selectUsers: 'Please select users...',
  invitationLinkExpired:
    'This invitation has expired, was answered or was withdrawn. Please ask the person who invited you to send it again.',
  invitationConnected: 'You’re already connected.',
  invitationForOtherAddress: 'This invitation was sent to another email. Please sign in or sign up with that one.',
})
