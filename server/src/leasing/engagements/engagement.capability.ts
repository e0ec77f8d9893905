import { defineCapability } from '../../app/capability.ts'
import { engagementModule } from './engagement.module.ts'
import { engagementListeners } from './engagement.listeners.ts'
import { engagementExports } from './engagement.exports.ts'

export const engagementCapability = defineCapability({
  operations: engagementModule,
  listeners: engagementListeners,
  exports: engagementExports,
})
