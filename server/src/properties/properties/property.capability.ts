import { defineCapability } from '../../app/capability.ts'
import { propertyModule } from './property.module.ts'
import { propertyListeners } from './property.listeners.ts'
import { propertyExports } from './property.exports.ts'

export const propertyCapability = defineCapability({
  operations: propertyModule,
  listeners: propertyListeners,
  exports: propertyExports,
})
