import { defineCapability, emailsIn, job } from '../../app/capability.ts'
import { notificationModule } from './notification.module.ts'
import * as emails from './notification.email.ts'
import { notificationListeners } from './notification.listeners.ts'
import { notificationExports } from './notification.exports.ts'
import { notificationEmailsJob } from './notification-emails.job-definition.ts'
import { sendNotificationEmails } from './notification-emails.job.ts'

export const notificationCapability = defineCapability({
  operations: notificationModule,
  emails: emailsIn(emails),
  listeners: notificationListeners,
  exports: notificationExports,
  jobs: [job(notificationEmailsJob, (services, _data, signal) => sendNotificationEmails(services, signal))],
})
