import { defineCapability, emailsIn } from '../../app/capability.ts'
import { closingModule } from './closing.module.ts'
import * as emails from './closing.email.ts'

export const closingCapability = defineCapability({
  operations: closingModule,
  emails: emailsIn(emails),
})
