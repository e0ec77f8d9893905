import { defineCapability } from '../../app/capability.ts'
import { profileDetailsModule } from './profile-details.module.ts'
import { profileModule } from './profile.module.ts'
import { profileListeners } from './profile.listeners.ts'
import { profileExports } from './profile.exports.ts'
import { profilePictureFiles } from './profile-picture.files.ts'

export const profileCapability = defineCapability({
  operations: [...profileDetailsModule, ...profileModule],
  listeners: profileListeners,
  exports: profileExports,
  files: [profilePictureFiles],
})
