import { defineCapability } from '../../app/capability.ts'
import { draftModule } from './draft.module.ts'
import { draftListeners } from './draft.listeners.ts'
import { draftExports } from './draft.exports.ts'

export const draftCapability = defineCapability({
  operations: draftModule,
  listeners: draftListeners,
  exports: draftExports,
})
