import { defineCapability } from '../../app/capability.ts'
import { brandLogoFiles } from './brand-logo.files.ts'
import { brandingExports } from './branding.exports.ts'
import { brandingListeners } from './branding.listeners.ts'
import { brandingModule } from './branding.module.ts'

export const brandingCapability = defineCapability({
  operations: brandingModule,
  listeners: brandingListeners,
  exports: brandingExports,
  files: [brandLogoFiles],
})
