import type { CreateTestimonial } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { insertTestimonial } from './testimonial.queries.ts'

export const createTestimonial: Handler<typeof CreateTestimonial> = async (context, input) => {
  if (input.Website === null) {
    const { id } = await insertTestimonial(context.db, { name: input.Name, occupation: input.Occupation, text: input.Text })
    context.audit(id)
  }
  return { State: 'Pending' }
}
