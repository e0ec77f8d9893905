import type { GetUserDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentProfileDetails } from './profile.present.ts'
import { getProfileDetails } from './profile-guards.ts'

export const getUserDetails: Handler<typeof GetUserDetails, Scope<'profile'>> = async (context, input) =>
  presentProfileDetails(await getProfileDetails(context.db, context.owned, input.ProfileId))
