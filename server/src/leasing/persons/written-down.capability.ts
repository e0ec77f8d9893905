import { defineCapability } from '../../app/capability.ts'
import { personModule } from './person.module.ts'
import { writtenDownListeners } from './person.listeners.ts'

export const writtenDownCapability = defineCapability({
  operations: personModule,
  listeners: writtenDownListeners,
})
