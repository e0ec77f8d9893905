import { defineCapability } from '../../app/capability.ts'
import { templateExports } from './template.exports.ts'
import { templatePapers } from './template.files.ts'
import { templateListeners } from './template.listeners.ts'
import { templateModule } from './template.module.ts'

export const templateCapability = defineCapability({
  operations: templateModule,
  exports: templateExports,
  listeners: templateListeners,
  files: [templatePapers],
})
