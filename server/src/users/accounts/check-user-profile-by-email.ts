import type { CheckUserProfileByEmail } from '@keystead/contract/users/accounts/email.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { hasProfileOfType } from './email.queries.ts'

export const checkUserProfileByEmail: Handler<typeof CheckUserProfileByEmail> = async ({ db }, input) => ({
  Exists: await hasProfileOfType(db, input.Email, input.ProfileTypeId),
})
