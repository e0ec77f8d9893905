import { defineCapability } from '../../app/capability.ts'
import { applicationExports } from './application.exports.ts'
import { applicationListeners } from './application.listeners.ts'
import { applicationModule } from './application.module.ts'

export const applicationCapability = defineCapability({
  operations: applicationModule,
  listeners: applicationListeners,
  exports: applicationExports,
})
