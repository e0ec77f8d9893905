import { defineCapability, emailsIn } from '../../app/capability.ts'
import { inquiryModule } from './inquiry.module.ts'
import * as emails from './inquiry.email.ts'
import { inquiryListeners } from './inquiry.listeners.ts'
import { inquiryExports } from './inquiry.exports.ts'

export const inquiryCapability = defineCapability({
  operations: inquiryModule,
  emails: emailsIn(emails),
  listeners: inquiryListeners,
  exports: inquiryExports,
})
