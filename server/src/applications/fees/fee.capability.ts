import { defineCapability } from '../../app/capability.ts'
import { feeExports } from './fee.exports.ts'
import { feeListeners } from './fee.listeners.ts'

export const feeCapability = defineCapability({ listeners: feeListeners, exports: feeExports })
