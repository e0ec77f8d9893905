import * as operations from '@keystead/contract/security/sign-in/account.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { checkUserAccountByEmail } from './check-user-account-by-email.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { registerUser } from './register-user.ts'

export const accountModule = implementAll(operations, {
  CheckUserAccountByEmail: checkUserAccountByEmail,
  RegisterUser: registerUser,
  Login: login,
  Logout: logout,
})
