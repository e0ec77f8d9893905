import type { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { presentOwnProfile } from './profile.present.ts'
import { getAccountSummary } from './profile.queries.ts'
import { listProfileDetails } from './profile-details.queries.ts'

export const getUserProfiles: Handler<typeof GetUserProfiles> = async (context) => {
  const actor = accountActor(context.actor)
  const rows = await listProfileDetails(context.db, ownProfiles(actor))
  const account = await getAccountSummary(context.db, actor.accountId)
  return {
    ActiveProfileId: actor.actingFor.profileId,
    Profiles: rows.map(presentOwnProfile),
    FirstName: account.account_first_name,
    LastName: account.account_last_name,
  }
}
