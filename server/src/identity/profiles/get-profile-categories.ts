import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import type { GetProfileCategories } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { Handler } from '../../rpc/module.ts'

export const getProfileCategories: Handler<typeof GetProfileCategories> = async (_context, input) => ({
  Items: profileCategories(input.ProfileTypeId).map((category) => ({ Id: category.id, Text: category.name })),
})
