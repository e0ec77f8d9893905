import type { CheckProfileByProfileTypeId } from '@keystead/contract/users/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { listProfiles } from './profile.queries.ts'

export const checkProfileByProfileTypeId: Handler<typeof CheckProfileByProfileTypeId> = async (context, input) => {
  const profiles = await listProfiles(context.db, ownProfiles(accountActor(context.actor)))
  return {
    Exists: profiles.some((profile) => profile.profile_type_id === input.ProfileTypeId && profile.account_type_id === input.AccountTypeId),
  }
}
