import { defineCapability } from '../../app/capability.ts'
import { requirementListeners } from './requirement.listeners.ts'
import { requirementExports } from './requirement.exports.ts'
import { requirementModule } from './requirement.module.ts'

export const requirementCapability = defineCapability({
  operations: requirementModule,
  listeners: requirementListeners,
  exports: requirementExports,
})
