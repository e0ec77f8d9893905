import * as operations from '@keystead/contract/platform/branding/branding.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { createUserBranding } from './create-user-branding.ts'
import { getUserBrandingDetails } from './get-user-branding-details.ts'
import { switchUserProfileBranding } from './switch-user-profile-branding.ts'

export const brandingModule = implementAll(operations, {
  GetUserBrandingDetails: getUserBrandingDetails,
  CreateUserBranding: createUserBranding,
  SwitchUserProfileBranding: switchUserProfileBranding,
})
