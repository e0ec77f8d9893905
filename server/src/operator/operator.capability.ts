import { defineCapability } from '../app/capability.ts'
import { auditCommand } from './audit.command.ts'
import { checkFilesCommand } from './check-files.command.ts'
import { copyFilesCommand } from './copy-files.command.ts'
import { emailCommand } from './email.command.ts'
import { grantCommand } from './grant.command.ts'
import { jobCommand } from './job.command.ts'

export const operatorCapability = defineCapability({
  commands: [auditCommand, checkFilesCommand, copyFilesCommand, emailCommand, grantCommand, jobCommand],
})
