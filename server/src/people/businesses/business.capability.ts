import { defineCapability, emailsIn, job } from '../../app/capability.ts'
import { businessListeners } from './business.listeners.ts'
import { businessExports } from './business.exports.ts'
import { businessModule } from './business.module.ts'
import { businessImageFiles, businessLogoFiles } from './business-picture.files.ts'
import { deleteBusinessJob } from './delete-business.job-definition.ts'
import { deleteBusinesses } from './delete-business.job.ts'
import * as invitationEmails from './member-invitation.email.ts'
import { moveInJob } from './move-in.job-definition.ts'
import { moveHomesIn } from './move-in.job.ts'

export const businessCapability = defineCapability({
  operations: businessModule,
  emails: emailsIn(invitationEmails),
  listeners: businessListeners,
  exports: businessExports,
  files: [businessImageFiles, businessLogoFiles],
  jobs: [job(moveInJob, moveHomesIn), job(deleteBusinessJob, deleteBusinesses)],
})
