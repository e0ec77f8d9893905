import {
  ProfileHasConnections,
  ProfileHasProperties,
  type UpdateProfileType,
} from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileTypeChanging, ProfileTypeSet } from '@keystead/contract/identity/profiles/profile.events.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentChanged } from './changed-profile.ts'
import { presentProfileDetails } from './profile.present.ts'
import { updateProfile } from './profile-details.queries.ts'
import { getLockedProfile, orProfileExists } from './profile-guards.ts'

export const updateProfileType: Handler<typeof UpdateProfileType, Scope<'profile'>> = async (context, input) => {
  const { db } = context
  const scope = context.owned
  const profile = await getLockedProfile(db, scope, input.ProfileId)
  if (profile.profile_type_id === input.ProfileTypeId) return presentProfileDetails(profile)
  const ofAccount = { id: profile.id, accountId: accountActor(context.actor).accountId }
  await refuseWhereKnown(context, ofAccount)

  // Who is read as something else decides again what that is, and whether strangers read it.
  const columns = { profile_type_id: input.ProfileTypeId, category_ids: [], license_number: null, license_state_id: null, is_public: false }
  await orProfileExists(updateProfile(db, scope, profile.id, columns))
  await context.services.events.emit(context, ProfileTypeSet, [{ ...ofAccount, profileTypeId: input.ProfileTypeId }])
  context.audit(profile.id, { from: profile.profile_type_id, to: input.ProfileTypeId })
  return presentChanged(context, profile.id, { newKind: true })
}

/** Of several reasons the one is told that takes the most to change. */
async function refuseWhereKnown(context: CallContext, profile: { id: string; accountId: string }): Promise<void> {
  const errors = (await context.services.events.refusals(context, ProfileTypeChanging, [profile])).map(({ error }) => error)
  for (const error of [ProfileHasProperties, ProfileHasConnections, ...errors]) if (errors.includes(error)) fail(error)
}
