import { defineCapability, emailsIn } from '../../app/capability.ts'
import * as emails from './application.email.ts'
import { applicationExports } from './application.exports.ts'
import { applicationListeners } from './application.listeners.ts'
import { applicationModule } from './application.module.ts'

export const applicationCapability = defineCapability({
  operations: applicationModule,
  emails: emailsIn(emails),
  listeners: applicationListeners,
  exports: applicationExports,
})
