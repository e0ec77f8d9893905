import { defineCapability, emailsIn } from '../../app/capability.ts'
import * as emails from './share.email.ts'
import { shareExports } from './share.exports.ts'
import { shareListeners } from './share.listeners.ts'
import { shareModule } from './share.module.ts'

export const shareCapability = defineCapability({
  operations: shareModule,
  emails: emailsIn(emails),
  listeners: shareListeners,
  exports: shareExports,
})
