import * as operations from '@keystead/contract/security/sign-in/email.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { changeEmail } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { disownEmail } from './disown-email.ts'
import { getEmailLink } from './get-email-link.ts'
import { sendEmailVerification } from './send-email-verification.ts'

export const emailModule = implementAll(operations, {
  SendEmailVerification: sendEmailVerification,
  GetEmailLink: getEmailLink,
  ConfirmEmail: confirmEmail,
  DisownEmail: disownEmail,
  ChangeEmail: changeEmail,
})
