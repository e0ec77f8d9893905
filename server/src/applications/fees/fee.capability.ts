import { defineCapability } from '../../app/capability.ts'
import { feeExports } from './fee.exports.ts'
import { feeListeners } from './fee.listeners.ts'
import { feeModule } from './fee.module.ts'

export const feeCapability = defineCapability({ operations: feeModule, listeners: feeListeners, exports: feeExports })
