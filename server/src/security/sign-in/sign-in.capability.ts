import { defineCapability, emailsIn } from '../../app/capability.ts'
import { accountModule } from './account.module.ts'
import { emailModule } from './email.module.ts'
import { passwordModule } from './password.module.ts'
import * as accountStateEmails from './account-state.email.ts'
import * as accountEmails from './account.email.ts'
import { accountCommand } from './account.command.ts'

export const signInCapability = defineCapability({
  operations: [...accountModule, ...emailModule, ...passwordModule],
  emails: emailsIn(accountStateEmails, accountEmails),
  commands: [accountCommand],
})
