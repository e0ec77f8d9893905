import { type CreateUserProfile, ProfileExists } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { makeProfile } from './make-profile.ts'
import { checkedCategories } from './profile-choice.ts'

export const createUserProfile: Handler<typeof CreateUserProfile> = async (context, input) => {
  const profileId = await makeProfile(context, {
    accountId: accountActor(context.actor).accountId,
    profileTypeId: input.ProfileTypeId,
    accountTypeId: input.AccountTypeId,
    firstName: input.FirstName,
    lastName: input.LastName,
    categoryIds: checkedCategories(input.ProfileTypeId, input.CategoryIds),
  })
  if (profileId === null) fail(ProfileExists)
  context.audit(profileId, { profileTypeId: input.ProfileTypeId, accountTypeId: input.AccountTypeId })
  return { ProfileId: profileId }
}
