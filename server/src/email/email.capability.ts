import { defineCapability } from '../app/capability.ts'
import { emailExports } from './email.exports.ts'

export const emailCapability = defineCapability({
  exports: emailExports,
})
