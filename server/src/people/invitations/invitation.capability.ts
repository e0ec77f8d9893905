import { defineCapability, job } from '../../app/capability.ts'
import { invitationModule } from './invitation.module.ts'
import { invitationListeners } from './invitation.listeners.ts'
import { expireInvitationsJob } from './expire-invitations.job-definition.ts'
import { expireInvitations } from './expire-invitations.job.ts'

export const invitationCapability = defineCapability({
  operations: invitationModule,
  listeners: invitationListeners,
  jobs: [job(expireInvitationsJob, (services, _data, signal) => expireInvitations(services, signal))],
})
