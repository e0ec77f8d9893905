import type { UpdateProfileCategories } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentChanged } from './changed-profile.ts'
import { checkedCategories } from './profile-choice.ts'
import { updateProfile } from './profile-details.queries.ts'
import { getLockedProfile } from './profile-guards.ts'

export const updateProfileCategories: Handler<typeof UpdateProfileCategories, Scope<'profile'>> = async (context, input) => {
  const scope = context.owned
  const profile = await getLockedProfile(context.db, scope, input.ProfileId)
  const categoryIds = checkedCategories(profile.profile_type_id, input.CategoryIds)
  await updateProfile(context.db, scope, profile.id, { category_ids: categoryIds })
  context.audit(profile.id, { categoryIds })
  return presentChanged(context, profile.id)
}
