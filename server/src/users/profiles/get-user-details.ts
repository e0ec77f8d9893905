import { type GetUserDetails, ProfileNotFound } from '@keystead/contract/users/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { presentCategories, presentProfile } from './profile.present.ts'
import { findProfile } from './profile.queries.ts'

export const getUserDetails: Handler<typeof GetUserDetails> = async (context, input) => {
  const found = await findProfile(context.db, ownProfiles(accountActor(context.actor)), input.ProfileId)
  if (!found) fail(ProfileNotFound)
  return {
    ...presentProfile(found),
    FirstName: found.first_name,
    LastName: found.last_name,
    Email: found.email,
    Mobile: found.mobile,
    Categories: presentCategories(found),
    MemberSince: found.member_since,
  }
}
