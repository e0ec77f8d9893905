import { defineCapability } from '../../app/capability.ts'
import { lawCommand } from './state-law.command.ts'
import { stateLawModule } from './state-law.module.ts'

export const stateLawCapability = defineCapability({
  operations: stateLawModule,
  commands: [lawCommand],
})
