import { defineCapability } from '../../app/capability.ts'
import { criteriaExports } from './criteria.exports.ts'
import { criteriaListeners } from './criteria.listeners.ts'
import { criteriaModule } from './criteria.module.ts'

export const criteriaCapability = defineCapability({ operations: criteriaModule, listeners: criteriaListeners, exports: criteriaExports })
