export { attachInvitations } from './attach-invitations.ts'
export { lockInvitationOfSignup, takeUpInvitations } from './sign-up-invitation.ts'
