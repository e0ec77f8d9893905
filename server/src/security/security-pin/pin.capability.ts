import { defineCapability, emailsIn } from '../../app/capability.ts'
import { pinModule } from './pin.module.ts'
import * as emails from './pin.email.ts'
import { pinListeners } from './pin.listeners.ts'
import { pinExports } from './pin.exports.ts'
import { deleteAllConfirmations } from './pin.public.ts'

export const pinCapability = defineCapability({
  operations: pinModule,
  emails: emailsIn(emails),
  listeners: pinListeners,
  exports: pinExports,
  forgottenByRestore: deleteAllConfirmations,
})
