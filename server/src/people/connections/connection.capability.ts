import { defineCapability, emailsIn } from '../../app/capability.ts'
import { connectionModule } from './connection.module.ts'
import { knownAddressModule } from './known-address.module.ts'
import * as emails from './connection.email.ts'
import { connectionListeners } from './connection.listeners.ts'
import { connectionExports } from './connection.exports.ts'

export const connectionCapability = defineCapability({
  operations: [...connectionModule, ...knownAddressModule],
  emails: emailsIn(emails),
  listeners: connectionListeners,
  exports: connectionExports,
})
