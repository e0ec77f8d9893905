export { attachInvitations } from './attach-invitations.ts'
export { lockInvitationOfSignup, takeUpInvitations } from './sign-up-invitation.ts'
export { tellEnded } from './end-connection.ts'
export { tellJoined } from './take-over.ts'
