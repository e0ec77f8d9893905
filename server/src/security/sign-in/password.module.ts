import * as operations from '@keystead/contract/security/sign-in/password.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { changePassword } from './change-password.ts'
import { checkResetPassword } from './check-reset-password.ts'
import { resetPassword } from './reset-password.ts'
import { sendResetPassword } from './send-reset-password.ts'

export const passwordModule = implementAll(operations, {
  SendResetPassword: sendResetPassword,
  CheckResetPassword: checkResetPassword,
  ResetPassword: resetPassword,
  ChangePassword: changePassword,
})
