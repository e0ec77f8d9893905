import type { GetProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentContact } from './profile.present.ts'
import { findContact } from './profile-contact.queries.ts'
import { getProfileDetails } from './profile-guards.ts'

export const getProfileContact: Handler<typeof GetProfileContact, Scope<'profile'>> = async (context, input) => {
  const scope = context.owned
  const profile = await getProfileDetails(context.db, scope, input.ProfileId)
  return presentContact(await findContact(context.db, scope, profile.id), profile.country_id)
}
