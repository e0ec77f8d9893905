import * as operations from '@keystead/contract/identity/profiles/profile.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { profileOfCall } from './profile.access.ts'
import { checkProfileByProfileTypeId } from './check-profile-by-profile-type-id.ts'
import { createUserProfile } from './create-user-profile.ts'
import { getDdlUsers } from './get-ddl-users.ts'
import { getDdlUsersProfiles } from './get-ddl-users-profiles.ts'
import { getProfileCategories } from './get-profile-categories.ts'
import { getProfileTypes } from './get-profile-types.ts'
import { getUserAccountDetails } from './get-user-account-details.ts'
import { getUserDetails } from './get-user-details.ts'
import { getUserProfiles } from './get-user-profiles.ts'
import { switchUserProfile } from './switch-user-profile.ts'

export const profileModule = implementAll(
  operations,
  {
    GetProfileTypes: getProfileTypes,
    GetProfileCategories: getProfileCategories,
    GetUserProfiles: getUserProfiles,
    CreateUserProfile: createUserProfile,
    SwitchUserProfile: switchUserProfile,
    GetUserDetails: getUserDetails,
    GetUserAccountDetails: getUserAccountDetails,
    CheckProfileByProfileTypeId: checkProfileByProfileTypeId,
    GetDdlUsersProfiles: getDdlUsersProfiles,
    GetDdlUsers: getDdlUsers,
  },
  { profile: profileOfCall },
)
