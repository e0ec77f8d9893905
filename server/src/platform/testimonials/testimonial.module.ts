import * as operations from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { createTestimonial } from './create-testimonial.ts'
import { getTestimonials } from './get-testimonials.ts'

export const testimonialModule = implementAll(operations, {
  CreateTestimonial: createTestimonial,
  GetTestimonials: getTestimonials,
})
