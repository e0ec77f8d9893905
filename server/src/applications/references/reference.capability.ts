import { defineCapability, emailsIn } from '../../app/capability.ts'
import * as emails from './reference.email.ts'
import { referenceExports } from './reference.exports.ts'
import { referenceListeners } from './reference.listeners.ts'
import { referenceModule } from './reference.module.ts'

export const referenceCapability = defineCapability({
  operations: referenceModule,
  emails: emailsIn(emails),
  listeners: referenceListeners,
  exports: referenceExports,
})
