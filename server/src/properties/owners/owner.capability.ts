import { defineCapability } from '../../app/capability.ts'
import { ownerModule } from './owner.module.ts'
import { ownerListeners } from './owner.listeners.ts'
import { ownerExports } from './owner.exports.ts'

export const ownerCapability = defineCapability({
  operations: ownerModule,
  listeners: ownerListeners,
  exports: ownerExports,
})
