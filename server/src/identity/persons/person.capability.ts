import { defineCapability } from '../../app/capability.ts'
import { personListeners } from './person.listeners.ts'
import { personExports } from './person.exports.ts'

export const personCapability = defineCapability({
  listeners: personListeners,
  exports: personExports,
})
