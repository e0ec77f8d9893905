import type { CheckUserAccountByEmail } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { isEmailKnown } from '../../identity/accounts/account.public.ts'

export const checkUserAccountByEmail: Handler<typeof CheckUserAccountByEmail> = async ({ db }, input) => ({
  Exists: await isEmailKnown(db, input.Email),
})
