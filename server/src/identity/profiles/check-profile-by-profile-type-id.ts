import type { CheckProfileByProfileTypeId } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { listProfiles } from './profile.queries.ts'

export const checkProfileByProfileTypeId: Handler<typeof CheckProfileByProfileTypeId> = async (
  context,
  { ProfileTypeId, AccountTypeId },
) => {
  const profiles = await listProfiles(context.db, ownProfiles(accountActor(context.actor)))
  const isOfKind = AccountTypeId === null ? () => true : (accountTypeId: number) => accountTypeId === AccountTypeId
  return { Exists: profiles.some((profile) => profile.profile_type_id === ProfileTypeId && isOfKind(profile.account_type_id)) }
}
