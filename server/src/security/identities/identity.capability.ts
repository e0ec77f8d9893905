import { defineCapability, emailsIn } from '../../app/capability.ts'
import { identityModule } from './identity.module.ts'
import * as emails from './identity.email.ts'
import { identityListeners } from './identity.listeners.ts'
import { identityExports } from './identity.exports.ts'
import { deleteOpenProviderSteps } from './identity.public.ts'

export const identityCapability = defineCapability({
  operations: identityModule,
  emails: emailsIn(emails),
  listeners: identityListeners,
  exports: identityExports,
  forgottenByRestore: deleteOpenProviderSteps,
})
