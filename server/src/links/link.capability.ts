import { defineCapability } from '../app/capability.ts'
import { linkExports } from './link.exports.ts'

export const linkCapability = defineCapability({
  exports: linkExports,
})
