import { defineCapability } from '../app/capability.ts'
import { auditExports } from './audit.exports.ts'

export const auditCapability = defineCapability({
  exports: auditExports,
})
