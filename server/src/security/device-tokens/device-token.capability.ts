import { defineCapability } from '../../app/capability.ts'
import { deviceTokenModule } from './device-token.module.ts'

export const deviceTokenCapability = defineCapability({
  operations: deviceTokenModule,
})
