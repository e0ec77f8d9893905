import { defineCapability, emailsIn, jobsIn } from '../../app/capability.ts'
import { notificationModule } from './notification.module.ts'
import * as emails from './notification.email.ts'
import { notificationListeners } from './notification.listeners.ts'
import { notificationExports } from './notification.exports.ts'
import * as notificationEmails from './notification-emails.job.ts'

export const notificationCapability = defineCapability({
  operations: notificationModule,
  emails: emailsIn(emails),
  listeners: notificationListeners,
  exports: notificationExports,
  jobs: jobsIn(notificationEmails),
})
