import type { UpdateDefaultProfile } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { setDefaultProfile } from '../accounts/account.public.ts'
import { getProfileDetails } from './profile-guards.ts'

export const updateDefaultProfile: Handler<typeof UpdateDefaultProfile> = async (context, input) => {
  const scope = ownProfiles(accountActor(context.actor))
  const profile = await getProfileDetails(context.db, scope, input.ProfileId)
  await setDefaultProfile(context.db, scope.accountId, profile.id)
  context.audit(profile.id)
  return { DefaultProfileId: profile.id }
}
