import { defineCapability, emailsIn } from '../../app/capability.ts'
import { sessionModule } from './session.module.ts'
import * as emails from './new-sign-in.email.ts'
import { sessionListeners } from './session.listeners.ts'
import { knownDeviceExports } from './known-device.exports.ts'

export const ownSessionCapability = defineCapability({
  operations: sessionModule,
  emails: emailsIn(emails),
  listeners: sessionListeners,
  exports: knownDeviceExports,
})
