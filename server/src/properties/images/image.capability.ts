import { defineCapability } from '../../app/capability.ts'
import { imageModule } from './image.module.ts'
import { imageListeners } from './image.listeners.ts'
import { imageExports } from './image.exports.ts'
import { imageFiles } from './image.files.ts'

export const imageCapability = defineCapability({
  operations: imageModule,
  listeners: imageListeners,
  exports: imageExports,
  files: [imageFiles],
})
