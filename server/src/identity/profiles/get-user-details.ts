import type { GetUserDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownProfiles } from './profile.access.ts'
import { presentProfileDetails } from './profile.present.ts'
import { getProfileDetails } from './profile-guards.ts'

export const getUserDetails: Handler<typeof GetUserDetails> = async (context, input) =>
  presentProfileDetails(await getProfileDetails(context.db, ownProfiles(accountActor(context.actor)), input.ProfileId))
