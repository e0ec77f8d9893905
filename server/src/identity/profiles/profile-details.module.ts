import * as operations from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { profileOfCall } from './profile.access.ts'
import { getProfileContact } from './get-profile-contact.ts'
import { setProfilePicture } from './set-profile-picture.ts'
import { updateAccountType } from './update-account-type.ts'
import { updateDefaultProfile } from './update-default-profile.ts'
import { updateProfileCategories } from './update-profile-categories.ts'
import { updateProfileContact } from './update-profile-contact.ts'
import { updateProfileType } from './update-profile-type.ts'
import { updateUser } from './update-user.ts'

export const profileDetailsModule = implementAll(
  operations,
  {
    UpdateUser: updateUser,
    GetProfileContact: getProfileContact,
    UpdateProfileContact: updateProfileContact,
    SetProfilePicture: setProfilePicture,
    UpdateProfileCategories: updateProfileCategories,
    UpdateProfileType: updateProfileType,
    UpdateAccountType: updateAccountType,
    UpdateDefaultProfile: updateDefaultProfile,
  },
  { profile: profileOfCall },
)
