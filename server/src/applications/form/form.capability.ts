import { defineCapability } from '../../app/capability.ts'
import { formExports } from './form.exports.ts'
import { formListeners } from './form.listeners.ts'
import { formModule } from './form.module.ts'

export const formCapability = defineCapability({ operations: formModule, listeners: formListeners, exports: formExports })
