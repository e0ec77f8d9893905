import { defineCapability } from '../../app/capability.ts'
import { testimonialModule } from './testimonial.module.ts'
import { testimonialCommand } from './testimonial.command.ts'

export const testimonialCapability = defineCapability({
  operations: testimonialModule,
  commands: [testimonialCommand],
})
