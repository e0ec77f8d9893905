import type { GetProfileDetails } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { ProfileNotFound } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { pageBrandOf } from '../../platform/branding/branding.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentPublicProfile } from './directory.present.ts'
import { findPublicProfile } from './directory.queries.ts'

export const getProfileDetails: Handler<typeof GetProfileDetails> = async ({ db }, input) => {
  const profile = (await findPublicProfile(db, input.ProfileId)) ?? fail(ProfileNotFound)
  return presentPublicProfile(profile, await pageBrandOf(db, profile.id))
}
