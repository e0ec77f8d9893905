import type { GetUserProfiles } from '@keystead/contract/users/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { presentProfile } from './profile.present.ts'
import { getAccountSummary, listProfiles } from './profile.queries.ts'

export const getUserProfiles: Handler<typeof GetUserProfiles> = async (context) => {
  const actor = accountActor(context.actor)
  const rows = await listProfiles(context.db, ownProfiles(actor))
  const account = await getAccountSummary(context.db, actor.accountId)
  return {
    ActiveProfileId: actor.profileId,
    Profiles: rows.map(presentProfile),
    FirstName: account.account_first_name,
    LastName: account.account_last_name,
  }
}
