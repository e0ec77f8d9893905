import { defineCapability } from '../app/capability.ts'
import { uploadExports } from './upload.exports.ts'

export const uploadCapability = defineCapability({
  exports: uploadExports,
})
