import { defineCapability } from '../app/capability.ts'
import { accessGrantExports } from './access-grant.exports.ts'

export const accessGrantCapability = defineCapability({
  exports: accessGrantExports,
})
