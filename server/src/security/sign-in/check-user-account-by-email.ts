import type { CheckUserAccountByEmail } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { isEmailKnown } from './account.queries.ts'

export const checkUserAccountByEmail: Handler<typeof CheckUserAccountByEmail> = async ({ db }, input) => ({
  Exists: await isEmailKnown(db, input.Email),
})
