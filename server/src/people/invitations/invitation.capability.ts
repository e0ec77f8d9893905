import { defineCapability, jobsIn } from '../../app/capability.ts'
import { invitationModule } from './invitation.module.ts'
import { invitationListeners } from './invitation.listeners.ts'
import * as expireInvitations from './expire-invitations.job.ts'

export const invitationCapability = defineCapability({
  operations: invitationModule,
  listeners: invitationListeners,
  jobs: jobsIn(expireInvitations),
})
