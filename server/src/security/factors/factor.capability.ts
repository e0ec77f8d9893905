import { defineCapability, emailsIn } from '../../app/capability.ts'
import { factorModule } from './factor.module.ts'
import * as emails from './factor.email.ts'
import { factorListeners } from './factor.listeners.ts'
import { factorExports } from './factor.exports.ts'
import { deleteOpenChecks } from './factor.public.ts'

export const factorCapability = defineCapability({
  operations: factorModule,
  emails: emailsIn(emails),
  listeners: factorListeners,
  exports: factorExports,
  forgottenByRestore: deleteOpenChecks,
})
