export { attachInvitations } from './attach-invitations.ts'
export { endAllConnections } from './end-all-connections.ts'
export { lockInvitationOfSignup, takeUpInvitations } from './sign-up-invitation.ts'
