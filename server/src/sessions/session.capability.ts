import { defineCapability } from '../app/capability.ts'
import { sessionExports } from './session.exports.ts'

export const sessionCapability = defineCapability({
  exports: sessionExports,
})
