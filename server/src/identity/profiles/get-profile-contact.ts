import type { GetProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { presentContact } from './profile.present.ts'
import { findContact } from './profile-contact.queries.ts'
import { getProfileDetails } from './profile-guards.ts'

export const getProfileContact: Handler<typeof GetProfileContact> = async (context, input) => {
  const scope = ownProfiles(accountActor(context.actor))
  const profile = await getProfileDetails(context.db, scope, input.ProfileId)
  return presentContact(await findContact(context.db, scope, profile.id), profile.country_id)
}
