import { defineCapability, emailsIn } from '../../app/capability.ts'
import * as invitationEmails from './member-invitation.email.ts'
import { businessExports } from './business.exports.ts'
import { businessModule } from './business.module.ts'
import { businessImageFiles, businessLogoFiles } from './business-picture.files.ts'

export const businessCapability = defineCapability({
  operations: businessModule,
  emails: emailsIn(invitationEmails),
  exports: businessExports,
  files: [businessImageFiles, businessLogoFiles],
})
