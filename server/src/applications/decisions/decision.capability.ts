import { defineCapability } from '../../app/capability.ts'
import { decisionExports } from './decision.exports.ts'
import { decisionListeners } from './decision.listeners.ts'
import { decisionModule } from './decision.module.ts'

export const decisionCapability = defineCapability({ operations: decisionModule, listeners: decisionListeners, exports: decisionExports })
