import type { UpdateDefaultProfile } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { setDefaultProfile } from '../accounts/account.public.ts'
import { getProfileDetails } from './profile-guards.ts'

export const updateDefaultProfile: Handler<typeof UpdateDefaultProfile, Scope<'profile'>> = async (context, input) => {
  const scope = context.owned
  const profile = await getProfileDetails(context.db, scope, input.ProfileId)
  await setDefaultProfile(context.db, scope.accountId, profile.id)
  context.audit(profile.id)
  return { DefaultProfileId: profile.id }
}
